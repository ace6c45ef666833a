import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { installFailure, isInstalled, isSupportedNode } from '../../scripts/setup.mjs'
import { temporaryTree } from '../support/temporaryTree.ts'

const lockFile = '{"lockfileVersion":3}'
const installed = {
  'package-lock.json': lockFile,
  'node_modules/node/bin/node': '',
  'node_modules/.tandem-installed': createHash('sha256').update(lockFile).digest('hex'),
}

describe('setup', () => {
  test('installs if the installed packages do not fit the lock file', () => {
    const done = temporaryTree(installed)
    expect(isInstalled(done)).toBe(true)
    const changed = temporaryTree({ ...installed, 'package-lock.json': '{"lockfileVersion":3,"packages":{}}' })
    expect(isInstalled(changed)).toBe(false)
    const fresh = temporaryTree({ 'package-lock.json': lockFile })
    expect(isInstalled(fresh)).toBe(false)
  })

  test('installs again if the Node that runs the tools was removed', () => {
    const { 'node_modules/node/bin/node': _, ...pruned } = installed
    const tree = temporaryTree(pruned)
    expect(isInstalled(tree)).toBe(false)
  })

  test.each([
    ['20.19.0', true],
    ['20.20.2', true],
    ['24.21.0', true],
    ['20.18.9', false],
    ['18.20.0', false],
  ])('checks if Node %s is supported: %s', (version, isSupported) => {
    expect(isSupportedNode(version)).toBe(isSupported)
  })

  test.each([
    [
      'npm error code ENOTFOUND\nnpm error network request to https://registry.npmjs.org/react failed',
      /registry can't be reached/,
    ],
    ['npm error code ECONNREFUSED', /registry can't be reached/],
    ['npm error code ENOSPC', /disk is full/],
    ['npm error code EACCES', /not writable/],
    ['npm error code EUSAGE', /npm ci/],
  ])('prints a plain instruction for: %s', (output, sentence) => {
    expect(installFailure(output)).toMatch(sentence)
    expect(installFailure(output)).toMatch(/^[A-Z][^\n]*\.$/)
  })
})
