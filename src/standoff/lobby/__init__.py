"""The lobby of an open house: strangers find each other, safely, without accounts."""
