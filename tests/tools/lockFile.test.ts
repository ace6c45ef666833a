import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

interface LockedPackage {
  readonly resolved?: string
  readonly link?: boolean
  readonly hasInstallScript?: boolean
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const root = join(import.meta.dirname, '../..')
const { packages }: { packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(
  readFileSync(join(root, 'package-lock.json'), 'utf8'),
)
const { allowScripts }: { allowScripts: Readonly<Record<string, boolean>> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)

/** True if the package at `from` can import the package `name`. */
function isFound(name: string, from: string): boolean {
  if (`${from === '' ? '' : `${from}/`}node_modules/${name}` in packages) return true
  return from !== '' && isFound(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))))
}

describe('the lock file', () => {
  test('contains the packages of every platform', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !isFound(name, path))
        .map((name) => `${path} needs ${name}`),
    )
    expect(missing).toEqual([])
  })

  test('contains no download addresses', () => {
    expect(
      Object.entries(packages).filter(([, { resolved, link }]) => resolved !== undefined && link !== true),
    ).toEqual([])
  })

  test('the packages with install scripts are exactly the packages of allowScripts in package.json', () => {
    const names = Object.entries(packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length))
    expect([...new Set(names)].toSorted()).toEqual(Object.keys(allowScripts).toSorted())
  })
})
