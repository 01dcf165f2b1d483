/** Runs before each file of component tests: files that share a browser start with empty storages. */
localStorage.clear();
sessionStorage.clear();
