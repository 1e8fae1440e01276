"""The classic edition: four to six gangsters, eight rounds."""
