import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = import.meta.dirname
/** Folders that hold shared material instead of one component. */
const isComponentFolder = (name: string) => /^[A-Z]/.test(name)
const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && isComponentFolder(entry.name))
  .map(({ name }) => name)
const filesOf = (folder: string) => readdirSync(join(root, folder))
const textOf = (folder: string, file: string) => readFileSync(join(root, folder, file), 'utf8')
/** Elements and listeners that people operate a component by. */
const operated =
  /\bon(?:Click|KeyDown)=|\bhref=|<(?:Button|ToggleButton|Input|Textarea|Select|Switch|Checkbox|Link|MenuTrigger)\b|Anchor\(/
/** The components that a folder gives away: those its index names, and all of a module that it passes on whole. */
function componentsOf(folder: string): string[] {
  const passedOn = textOf(folder, 'index.ts').matchAll(/export (?:\*|\{([^}]*)\}) from '\.\/([A-Z]\w*\.tsx)'/g)
  return [...passedOn].flatMap(([, names, file = '']) =>
    names === undefined
      ? [...textOf(folder, file).matchAll(/^export (?:const|function) ([A-Z]\w*)/gm)].map(([, name = '']) => name)
      : names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => /^[A-Z]/.test(name)),
  )
}
const welcome = filesOf('welcome')
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => textOf('welcome', file))
  .join('\n')
const groups = ['Foundations', 'Data', 'Chat', 'Scheduling', 'Sequences', 'Billing', 'Charts']

describe.each(folders)('%s', (folder) => {
  const stories = filesOf(folder).filter((file) => file.endsWith('.stories.tsx'))

  it('has its component, its index and its stories', () => {
    expect(existsSync(join(root, folder, `${folder}.tsx`))).toBe(true)
    expect(existsSync(join(root, folder, 'index.ts'))).toBe(true)
    expect(stories).toContain(`${folder}.stories.tsx`)
  })

  it('is exported by the package', () => {
    expect(readFileSync(join(root, 'index.ts'), 'utf8')).toContain(`'./${folder}/index.ts'`)
    expect(textOf(folder, 'index.ts')).toContain(`'./${folder}.tsx'`)
  })

  it('is to be seen on the welcome page, or to be opened from there', () => {
    expect(componentsOf(folder)).not.toEqual([])
    expect(componentsOf(folder).filter((name) => !new RegExp(String.raw`<${name}\b`).test(welcome))).toEqual([])
  })

  it("stands in the package's README", () => {
    expect(readFileSync(join(root, '../README.md'), 'utf8')).toContain(`\`${folder}\``)
  })

  it('is tested: play functions in a real browser, or tests of its logic', () => {
    const isLogicTested = filesOf(folder).some((file) => /\.test\.tsx?$/.test(file))
    const isPlayed = stories.some((file) => /\bplay: async\b/.test(textOf(folder, file)))
    expect(isLogicTested || isPlayed).toBe(true)
  })

  it('tests every module of plain logic', () => {
    const isLogic = (file: string) =>
      /^[a-z][A-Za-z]*\.ts$/.test(file) &&
      !/^(index|use[A-Z].*)\.ts$/.test(file) &&
      /^export (async )?function/m.test(textOf(folder, file))
    const tests = filesOf(folder)
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => textOf(folder, file))
      .join('\n')
    expect(filesOf(folder).filter((file) => isLogic(file) && !tests.includes(`'./${file}'`))).toEqual([])
  })

  it('keeps its styles in files of their own, so that a build can compile them ahead', () => {
    const styled = filesOf(folder)
      .filter((file) => /\.tsx?$/.test(file) && !/\.(styles|stories)\.tsx?$/.test(file))
      .filter((file) => /\bmake(Reset)?Styles\(/.test(textOf(folder, file)))
    expect(styled).toEqual([])
  })

  it('writes its keyboard path in its docs page, where there is something to operate', () => {
    const parts = filesOf(folder).filter((file) => file.endsWith('.tsx') && !/\.(stories|test)\.tsx$/.test(file))
    const isOperated = parts.some((file) => operated.test(textOf(folder, file)))
    // Storybook shows what the stories say of the component, else what stands over it.
    const written = String.raw`\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export (?:const|function) ${folder}\b`
    const description = new RegExp(written).exec(textOf(folder, `${folder}.tsx`))?.[1]
    const docs =
      stories.map((file) => textOf(folder, file)).find((text) => /\bdescription: \{\s*component:/.test(text)) ??
      description
    expect(isOperated && !/\bKeyboard\b(?!: Story)[^:\n]*:/.test(docs ?? '')).toBe(false)
  })

  it('shows itself in dark and stands in a group by task', () => {
    const text = stories.map((file) => textOf(folder, file)).join('\n')
    expect(text).toMatch(/theme: 'dark'/)
    expect(groups).toContain(/title: '(\w+)\//.exec(text)?.[1])
  })

  it('uses tokens: no raw colours outside the theme', () => {
    const coloured = filesOf(folder)
      .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|fixtures|test)\.tsx?$/.test(file))
      .filter((file) => /#[0-9a-f]{3,8}\b|rgba?\(|hsla?\(/i.test(textOf(folder, file)))
    expect(coloured).toEqual([])
  })
})

it('finds the components', () => {
  expect(folders.length).toBeGreaterThan(25)
})
