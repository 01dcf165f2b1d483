/** Runs before each file of component tests: those that share a browser find nothing of one another in its storages. */
localStorage.clear();
sessionStorage.clear();
