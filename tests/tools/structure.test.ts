import { globSync, readFileSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ownStyles } from '../../scripts/build/precompiledStyles.ts'

const root = join(import.meta.dirname, '../..')

const files = globSync(
  ['packages/*/src/**/*.*', 'scripts/**/*.*', 'tests/**/*.*', 'docs/**/*.md', '.*.{json,mjs}', '*.{ts,json}'],
  {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  },
)
  .map((file) => file.split(sep).join('/'))
  .toSorted()
const sources = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Names without information about the content. */
const emptyName = /^(utils?|helpers?|common|misc|shared-?utils?|.*(Utils?|Helpers?)|.*V2|New[A-Z].*|.*New)$/

const entry = /^packages\/[^/]+\/src\/(index\.ts|hosts\/browser\/index\.ts)$/

/** Matches code that reads the wall clock and that no lint rule finds. */
const wallClock = /\bnew Date(?:\(\)|(?=[\s;,)]))|(?<!new )\bDate\(\)/

/** Matches an export that the build cannot compute. Style files must not have such exports. */
const lateStyle =
  /^export (?!type |interface |const \w+(?:: (?:number|string))? = (?:make(?:Reset)?Styles\(|['"`]|-?\d))/m

const silenced =
  /(?:oxlint|eslint)-disable|@ts-(?:ignore|expect-error|nocheck)|\b(?:it|test|describe)\.(?:only|skip|todo)\b|\bTODO\b|\bFIXME\b/

/** Returns the lines that drop the error of a rejection without a comment on the line above. */
export function swallowedRejections(code: string): readonly string[] {
  const lines = code.split('\n')
  return lines.filter(
    (line, index) =>
      /\.catch\((?:async )?\(\) =>/.test(line) &&
      !/^\s*(?:\/\/|\/?\*)/.test(lines[index - 1] ?? '') &&
      !lines[index + 1]?.includes('throw '),
  )
}

/** Comments with more than 120 columns, which the formatter does not wrap. */
export function wideComments(code: string): readonly string[] {
  return code.split('\n').filter((line) => line.length > 120 && /^\s*(?:\/?\*|\{?\/[/*])|\s\/\/ /.test(line))
}

/** Lines with a raw colour, or with px in a padding, margin or gap outside `calc`. */
export function rawValues(styles: string): readonly string[] {
  const colour = /#[0-9a-fA-F]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(/
  const spacing = /\b(?:padding|margin|gap|rowGap|columnGap)\w*\s*:\s*(?![^,\n]*calc\()[^,\n]*\b[1-9]\d*px/
  return styles.split('\n').filter((line) => colour.test(line) || spacing.test(line))
}

/** The imported message objects whose constants a test uses. A test may only call the functions of these objects. */
export function comparedMessages(test: string): readonly string[] {
  const names = [...test.matchAll(/^import \{([^}]+)\} from '[^']*\bmessages\.ts'/gm)].flatMap(([, imported = '']) =>
    imported.split(',').map((each) => each.trim().split(' ').at(-1) ?? ''),
  )
  const code = test.replaceAll(/^import [^;]*? from '[^']*'$/gm, '')
  return names.filter((name) => name !== '' && new RegExp(`\\b${name}\\b(?![\\w.]*\\()`).test(code))
}

describe('names', () => {
  test('no file or folder is called utils, helpers, common, V2 or New', () => {
    const named = sources.flatMap((file) => file.split('/').map((part) => ({ file, name: part.split('.')[0] ?? '' })))
    expect(named.filter(({ name }) => emptyName.test(name)).map(({ file }) => file)).toEqual([])
  })

  test.each(['utils', 'helpers', 'common', 'dateUtils', 'TableV2', 'NewTable'])('the rule finds %s', (name) => {
    expect(emptyName.test(name)).toBe(true)
  })

  test.each(['Renewal', 'newestFirst', 'commonality', 'NewsBanner'.toLowerCase()])('the rule accepts %s', (name) => {
    expect(emptyName.test(name)).toBe(false)
  })

  test('index.ts exists only in the source folder of a package and in the browser host', () => {
    expect(sources.filter((file) => /^index\.tsx?$/.test(basename(file)) && !entry.test(file))).toEqual([])
  })
})

/** Returns the whole code of a style file. For any other file, returns only the hooks that make styles. */
const stylesIn = (file: string) =>
  file.endsWith('.styles.ts') ? read(file) : [...read(file).matchAll(ownStyles)].map(([hook]) => hook).join('\n')

describe('styles', () => {
  test('styles are made in *.styles.ts, or by a hook of a component', () => {
    const product = sources.filter((file) => /^packages\/[^/]+\/src\//.test(file) && !file.endsWith('.styles.ts'))
    const late = product.filter((file) => /\bmake(?:Reset)?Styles\(/.test(read(file).replaceAll(ownStyles, '')))
    expect(late).toEqual([])
  })

  test.each([
    ["const useStyles = makeStyles({ root: { display: 'flex' } })", true],
    ["const useRoot = makeResetStyles({\n  display: 'flex',\n})", true],
    ["export const useStyles = makeStyles({ root: { display: 'flex' } })", false],
    ["  const useStyles = makeStyles({ root: { display: 'flex' } })", false],
    ["const styles = makeStyles({ root: { display: 'flex' } })", false],
  ])('the rule checks if the build compiles %j: %s', (code, isWorkedOut) => {
    expect(code.replaceAll(ownStyles, '') === '').toBe(isWorkedOut)
  })

  test('a style file exports only hooks, constants and types', () => {
    expect(sources.filter((file) => file.endsWith('.styles.ts') && lateStyle.test(read(file)))).toEqual([])
  })

  test.each([
    'export function useStyles() {',
    'export const sizes = [1, 2]',
    'export default makeStyles({',
    "export * from './x.ts'",
  ])('the rule for exports finds %s', (line) => {
    expect(lateStyle.test(line)).toBe(true)
  })

  test.each([
    'export const useStyles = makeStyles({',
    'export const useRow = makeResetStyles({',
    'export const rowHeight = 40',
    "export const id = 'x'",
  ])('the rule for exports accepts %s', (line) => {
    expect(lateStyle.test(line)).toBe(false)
  })

  test('styles use tokens for colours and spacing, except in the theme', () => {
    const found = sources
      .filter((file) => /^packages\/[^/]+\/src\/(?!theme\/)/.test(file))
      .flatMap((file) => rawValues(stylesIn(file)).map((line) => `${file}: ${line.trim()}`))
    expect(found).toEqual([])
  })

  test.each([
    "color: '#0b7a75',",
    "backgroundColor: 'rgba(0, 0, 0, 0.2)',",
    "padding: '12px 16px',",
    "marginTop: '4px',",
    "columnGap: '8px',",
  ])('the rule for tokens finds %s', (line) => {
    expect(rawValues(line)).toEqual([line])
  })

  test.each([
    'color: tokens.colorBrandForeground1,',
    'padding: 0,',
    "width: '496px',",
    'border: `1px solid ${tokens.colorNeutralStroke2}`,',
  ])('the rule for tokens accepts %s', (line) => {
    expect(rawValues(line)).toEqual([])
  })
})

describe('tests', () => {
  test('a test quotes the texts of the product instead of the constants in messages.ts', () => {
    const tests = sources.filter((file) => /\.(?:test|e2e)\.tsx?$/.test(file))
    const found = tests.flatMap((file) => comparedMessages(read(file)).map((name) => `${file}: ${name}`))
    expect(found).toEqual([])
  })

  test.each([
    ["import { callMessages as texts } from '../messages.ts'\nexpect(error).toBe(texts.requiredField)", ['texts']],
    ["import { a, b } from './messages.ts'\nexpect(b.done(1)).toBe(a.title)", ['a']],
    ["import { listMessages } from '../messages.ts'\nexpect(listMessages.export.done(1)).toBe('1 row')", []],
  ])('the rule finds the compared constants of %j', (code, names) => {
    expect(comparedMessages(code)).toEqual(names)
  })
})

describe('checks', () => {
  test('no check is silenced, skipped or postponed', () => {
    // These files contain the searched texts.
    const own = new Set(['tests/tools/structure.test.ts', 'tests/tools/lintRules.test.ts'])
    expect(sources.filter((file) => !own.has(file) && silenced.test(read(file)))).toEqual([])
  })

  test.each(['// oxlint-disable-next-line', '// @ts-expect-error', 'test.skip(', 'describe.only(', '// TODO'])(
    'the rule finds %s',
    (code) => {
      expect(silenced.test(code)).toBe(true)
    },
  )
})

describe('rejections', () => {
  test('code drops the error of a rejection only with a comment', () => {
    const product = sources.filter((file) => /^(?:packages\/[^/]+\/src|scripts)\/(?!.*\.test\.)/.test(file))
    const found = product.flatMap((file) => swallowedRejections(read(file)).map((line) => `${file}: ${line.trim()}`))
    expect(found).toEqual([])
  })

  test.each(['await load().catch(() => undefined)', 'load()\n  .catch(() => {})', 'load().catch(async () => before)'])(
    'the rule finds %j',
    (code) => {
      expect(swallowedRejections(code)).toHaveLength(1)
    },
  )

  test.each([
    '// The caller reports it.\nload().catch(() => undefined)',
    "load().catch(() => {\n  throw new Error('no table')\n})",
    'load().catch((error: unknown) => report(error))',
  ])('the rule accepts %j', (code) => {
    expect(swallowedRejections(code)).toEqual([])
  })
})

describe('comments', () => {
  test('comments have lines of at most 120 columns', () => {
    expect(sources.flatMap((file) => wideComments(read(file)).map((line) => `${file}: ${line.trim()}`))).toEqual([])
  })

  test.each(['// ', '  * ', '/** ', '{/* ', 'const row = 1 // '])('the rule finds %j', (start) => {
    expect(wideComments(start.padEnd(121, 'x'))).toHaveLength(1)
    expect(wideComments(start.padEnd(120, 'x'))).toEqual([])
  })

  test('the rule accepts a long line of code', () => {
    expect(wideComments(`const text = 'https://${'x'.repeat(120)}'`)).toEqual([])
  })
})

describe('simulated time', () => {
  test('the simulator outside core does not read the wall clock by new Date()', () => {
    const simulated = sources.filter((file) => /^packages\/simulator\/src\/(?!core\/)/.test(file))
    expect(simulated.filter((file) => wallClock.test(read(file)))).toEqual([])
  })

  test.each([
    ['new Date()', true],
    ['String(new Date)', true],
    ['Date()', true],
    ['new Date(workspace.clock.now())', false],
    ['toDate()', false],
  ])('the rule checks if %s reads the wall clock: %s', (code, isWallClock) => {
    expect(wallClock.test(code)).toBe(isWallClock)
  })
})

describe('architecture decision records', () => {
  const records = files.filter((file) => /^docs\/adr\/.*\.md$/.test(file))

  test('the records are numbered without a gap', () => {
    expect(records.map((file) => Number(basename(file).slice(0, 4)))).toEqual(records.map((_, index) => index + 1))
  })

  test.each(records)('%s has context, decision and consequences, in this order', (file) => {
    const parts = [...read(file).matchAll(/^\*\*(Context|Decision|Consequences)\.\*\* /gm)].map(([, part]) => part)
    expect(parts).toEqual(['Context', 'Decision', 'Consequences'])
  })

  test.each(records)('%s names the files that enforce its decision', (file) => {
    const line = /^Enforced by: (.+)$/m.exec(read(file))?.[1] ?? ''
    const named = [...line.matchAll(/`([^`]+\.[a-z]+)`/g)].map((match) => match[1] ?? '')
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((each) => !files.includes(each))).toEqual([])
  })
})
