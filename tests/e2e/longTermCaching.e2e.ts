import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { filesOfBuild } from '../support/builds.ts'

const root = join(import.meta.dirname, '../..')

async function filesAfter(changes: Readonly<Record<string, readonly [string, string]>>): Promise<readonly string[]> {
  const made = new Set<string>()
  const files = await filesOfBuild([
    {
      name: 'change-sources',
      enforce: 'pre',
      transform(code, id) {
        const path = Object.keys(changes).find((each) => id.endsWith(each))
        const [before, after] = (path === undefined ? undefined : changes[path]) ?? []
        if (path === undefined || before === undefined || after === undefined) return undefined
        if (code.includes(before)) made.add(path)
        return code.replace(before, after)
      },
    },
  ])
  expect([...made].toSorted()).toEqual(Object.keys(changes).toSorted())
  return files.map(({ fileName }) => fileName)
}

test('REL-5 if two constants change, at most 10 of more than 200 scripts get a new file name', async () => {
  test.slow()
  const before = new Set(readdirSync(join(root, 'dist/assets')).map((name) => `assets/${name}`))
  const after = await filesAfter({
    '/app/src/shell/newVersion.ts': ['checkMs = 60_000', 'checkMs = 61_000'],
    '/app/src/features/team/messages.ts': ["'Team'", "'Teams'"],
  })
  const scripts = after.filter((name) => /^assets\/.*\.js$/.test(name))
  expect(scripts.length).toBeGreaterThan(200)
  const renamed = scripts.filter((name) => !before.has(name))
  expect(renamed.length).toBeGreaterThan(1)
  expect(renamed.length).toBeLessThanOrEqual(10)
})
