/**
 * The part of npm's lock files that we read. npm keeps a second one in `node_modules/.package-lock.json`, written
 * at the end of an install that succeeded: comparing the two says whether an install is needed.
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lock
 */

/**
 * Whether what is installed is what the lock file asks for. An optional package may be absent (another platform's),
 * unless we need it: npm removes one that does not compile, without a word.
 * @param {Lock} wanted `package-lock.json`
 * @param {Lock} installed `node_modules/.package-lock.json`
 * @param {string[]} needed optional packages that must be there all the same
 * @returns {boolean}
 */
export function isInstalled(wanted, installed, needed) {
  return Object.entries(wanted.packages ?? {})
    .filter(([path, { link }]) => path.includes("node_modules/") && !link)
    .every(([path, { version, optional }]) => {
      const found = installed.packages?.[path]
      return found
        ? found.version === version
        : optional === true && !needed.some((name) => path === `node_modules/${name}`)
    })
}
