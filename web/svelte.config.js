// Svelte needs no more than its defaults; the file says so to its tools.
export default {}
