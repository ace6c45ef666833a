// This file runs before packages are installed, on any Node from version 20.19 on. It therefore uses only built-in
// modules and no TypeScript.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The oldest Node that can install Tandem. */
const oldestNode = [20, 19]

/** Path of the marker: a file with the hash of the installed lock file. `npm ci` removes the marker. */
const markerPath = join('node_modules', '.tandem-installed')

/**
 * The path of the Node that runs the tools. This Node is an installed package.
 * @param {string} root the repository
 */
export const toolNode = (root) =>
  join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** @param {string} version such as '20.19.0' */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)
}

/** @param {string} root the repository */
export function isInstalled(root) {
  const marker = join(root, markerPath)
  return existsSync(toolNode(root)) && existsSync(marker) && readFileSync(marker, 'utf8') === lockFileHash(root)
}

/**
 * The reason why an installation failed.
 * @param {string} output the output of npm
 */
export function installFailure(output) {
  const isOffline =
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|network/i.test(output)
  if (isOffline)
    return "The package registry can't be reached: check the network (or npm's `registry` and `proxy` settings) and try again."
  if (/ENOSPC/.test(output)) return 'The disk is full: free about 1.5 GB and try again.'
  if (/EACCES|EPERM/.test(output))
    return 'The folder node_modules is not writable: make your user its owner, or remove the folder, and try again.'
  return 'The packages could not be installed: run `npm ci` to see why.'
}

/**
 * Installs the packages of the lock file unless they are installed. The message of a thrown error is for the user.
 * @param {string} root the repository
 */
export function setup(root) {
  if (!isSupportedNode(process.versions.node)) {
    throw new Error(
      `Tandem needs Node ${oldestNode.join('.')} or newer, and this is Node ${process.versions.node}: install a newer Node from https://nodejs.org and try again.`,
    )
  }
  if (isInstalled(root)) return
  console.log('Installing packages (npm ci): this takes a minute or two, once.')
  const { status, stdout, stderr } = npm(root, ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  if (status !== 0) {
    console.error(`${stdout}${stderr}`.trim())
    throw new Error(installFailure(`${stdout}${stderr}`))
  }
  if (!existsSync(toolNode(root)))
    throw new Error(
      'The package `node` is installed without its program: allow install scripts (npm config set ignore-scripts false) and try again.',
    )
  const marker = join(root, markerPath)
  mkdirSync(dirname(marker), { recursive: true })
  writeFileSync(marker, lockFileHash(root))
}

/** @param {string} root the repository */
function lockFileHash(root) {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

/**
 * Runs npm on the Node that started npm, because the installation can replace the Node in node_modules.
 * @param {string} root the repository
 * @param {string[]} args
 */
function npm(root, args) {
  const { npm_execpath: npmPath, npm_node_execpath: nodePath } = process.env
  const options = /** @type {const} */ ({ cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  if (npmPath && /\.c?js$/.test(npmPath)) return spawnSync(nodePath ?? process.execPath, [npmPath, ...args], options)
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
}
