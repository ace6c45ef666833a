import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = import.meta.dirname
/** The folders of components. Folders in lower case contain shared code. */
const folders = globSync('*/[A-Z]*/', { cwd: root })
  .map((folder) => folder.split(sep).join('/').replace(/\/$/, ''))
  .toSorted()
const filesOf = (folder: string) => readdirSync(join(root, folder))
const textOf = (folder: string, file: string) => readFileSync(join(root, folder, file), 'utf8')
const packageIndex = readFileSync(join(root, 'index.ts'), 'utf8')
/** Returns the names of the components that the package exports from a folder. */
function componentsOf(folder: string): string[] {
  const exported = packageIndex.matchAll(/export (?:\*|\{([^}]*)\}) from '\.\/([^']+)\/([A-Z]\w*\.tsx)'/g)
  return [...exported].flatMap(([, names, from, file = '']) => {
    if (from !== folder) return []
    if (names === undefined)
      return [...textOf(folder, file).matchAll(/^export (?:const|function) ([A-Z]\w*)/gm)].map(([, name = '']) => name)
    return names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]/.test(name))
  })
}
const welcomeGroups = /const groupNames = .*/.exec(textOf('welcome', 'parts.ts'))?.[0].toLowerCase()

describe.each(folders)('%s', (folder) => {
  const name = basename(folder)
  const stories = filesOf(folder).filter((file) => file.endsWith('.stories.tsx'))

  test('the folder contains the component and its stories', () => {
    expect(existsSync(join(root, folder, `${name}.tsx`))).toBe(true)
    expect(stories).toContain(`${name}.stories.tsx`)
  })

  test('the package exports the component', () => {
    expect(packageIndex).toContain(`'./${folder}/${name}.tsx'`)
  })

  test('the welcome page has the group of the component', () => {
    expect(welcomeGroups).toContain(`'${dirname(folder)}'`)
  })

  test('a story shows each exported component', () => {
    const shown = stories.map((file) => textOf(folder, file)).join('\n')
    expect(componentsOf(folder)).not.toEqual([])
    const missing = componentsOf(folder).filter((part) => !new RegExp(String.raw`(<|component: )${part}\b`).test(shown))
    expect(missing).toEqual([])
  })

  test("the package's README lists the component", () => {
    expect(readFileSync(join(root, '../README.md'), 'utf8')).toContain(`\`${name}\``)
  })

  test('the component has a story with a play function, or a test', () => {
    const isLogicTested = filesOf(folder).some((file) => /\.test\.tsx?$/.test(file))
    const isPlayed = stories.some((file) => /\bplay: async\b/.test(textOf(folder, file)))
    expect(isLogicTested || isPlayed).toBe(true)
  })

  test('a test imports each module of plain logic', () => {
    const isLogic = (file: string) =>
      /^[a-z][A-Za-z]*\.ts$/.test(file) &&
      !/^use[A-Z].*\.ts$/.test(file) &&
      /^export (async )?function/m.test(textOf(folder, file))
    const tests = filesOf(folder)
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => textOf(folder, file))
      .join('\n')
    expect(filesOf(folder).filter((file) => isLogic(file) && !tests.includes(`'./${file}'`))).toEqual([])
  })

  test('the sidebar shows at most ten stories of each file', () => {
    const examplesIn = (file: string) =>
      textOf(folder, file)
        .split(/^export const /m)
        .slice(1)
        .filter((story) => !story.includes("tags: ['!dev', '!autodocs']"))
    expect(stories.filter((file) => examplesIn(file).length > 10)).toEqual([])
  })

  test('the component has a dark story, and its stories are in the group of its folder', () => {
    const text = stories.map((file) => textOf(folder, file)).join('\n')
    expect(text).toMatch(/theme: 'dark'/)
    expect(/title: '(\w+)\//.exec(text)?.[1]?.toLowerCase()).toBe(dirname(folder))
  })

  test('the code uses tokens instead of raw colours', () => {
    const coloured = filesOf(folder)
      .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|fixtures|test)\.tsx?$/.test(file))
      .filter((file) => /#[0-9a-f]{3,8}\b|rgba?\(|hsla?\(/i.test(textOf(folder, file)))
    expect(coloured).toEqual([])
  })
})

test('more than 25 component folders are checked', () => {
  expect(folders.length).toBeGreaterThan(25)
})
