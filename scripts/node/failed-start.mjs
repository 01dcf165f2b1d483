// @ts-check
/** Explains why a downloaded Node does not start, for `with-node.mjs`. It runs without packages. */

/**
 * Explains why an existing executable does not run, and what to install.
 * @param {{ error?: NodeJS.ErrnoException | undefined, stderr?: string, status?: number | null }} result of `spawnSync`
 * @param {string} executable
 */
export function explainFailedStart({ error, stderr = '', status }, executable) {
  const advice = 'Install Node 22.18 or newer of this system (https://nodejs.org) and try again.';
  const code = error?.code ?? '';
  if (/GLIBC|GLIBCXX/.test(stderr))
    return `This system's C or C++ library is too old for it: '${stderr.trim().split('\n')[0]}'. Use a newer system (Debian 11, Ubuntu 20.04, RHEL 9 or later), or install a Node that was built for this one.`;
  const library =
    /(\S+\.so[.\d]*): cannot open shared object|Error loading shared library (\S+\.so[.\d]*)/.exec(stderr);
  if (library) {
    const name = library[1] ?? library[2];
    return `The library ${name} is missing. Install it (Debian, Ubuntu: apt-get install libstdc++6 libatomic1; Alpine: apk add libstdc++), or: ${advice}`;
  }
  // The file exists, but its loader does not.
  if (code === 'ENOENT' || /ld-linux|ld-musl/.test(stderr))
    return 'It wants glibc, which this system does not have (Alpine and others have musl). Install the system’s own Node (Alpine: apk add nodejs npm, 22.18 or newer), or use an image with glibc, such as node:24.';
  if (code === 'EACCES' || code === 'EPERM')
    return `${executable} may not be executed: the folder is on a file system without executables (mount option noexec), or a policy forbids it. Move the shop's folder, or: ${advice}`;
  // A shell reads a file that the system cannot run as a script.
  const isForeign = /ELF|Syntax error|Exec format error|cannot execute binary|Bad CPU type/i.test(stderr);
  if (isForeign || code === 'ENOEXEC' || code === 'UNKNOWN')
    return `It is for another processor than this one (${process.arch}). ${advice}`;
  const said = stderr.trim().split('\n')[0] || error?.message || `exit code ${status}`;
  return `It ends with '${said}'. ${advice}`;
}
