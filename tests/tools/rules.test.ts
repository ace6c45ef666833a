import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryTree, type TreeFiles } from '../support/temporaryTree.ts'
import { ruleProblems } from './ruleCheck.ts'

const none = { misplaced: [], unknown: [], untested: [], outdated: [], crowded: [], outside: [] }

describe('the rules of docs/rules', () => {
  const problems = ruleProblems(join(import.meta.dirname, '../..'))

  test('have unique ids, each in the file of its prefix', () => {
    expect(problems.misplaced).toEqual([])
  })

  test('define every id in use', () => {
    expect(problems.unknown).toEqual([])
  })

  test('have at least one test each, or are listed as not built', () => {
    expect(problems.untested).toEqual([])
  })

  test('are listed as not built only if they have no test', () => {
    expect(problems.outdated).toEqual([])
  })

  test('share the title of a test with at most one other rule', () => {
    expect(problems.crowded).toEqual([])
  })

  test('no file refers to a document outside of the repository', () => {
    expect(problems.outside).toEqual([])
  })
})

describe('the check of the rules', () => {
  const lists = '- **LIST-1** A rule.\n- **LIST-2** Another.\n- **LIST-3** Seen.\n- **LIST-4** In a table.\n'
  /** Contains each accepted kind of test. */
  const good: TreeFiles = {
    'docs/rules/lists.md': lists,
    'docs/rules/team.md': '- **TEAM-1** A rule.\n- **TEAM-2** Comes later.\n',
    'docs/rules/not-built.json': '{"Comes later.": ["TEAM-2"]}',
    'docs/adr/0001-x.md': 'Keeps LIST-1 and TEAM-1. Written in UTF-8.',
    'packages/app/src/a.ts': '/** Filters (LIST-1). */\nexport const a = 1',
    'packages/app/src/a.test.ts':
      "test('LIST-1, LIST-2 keep both', () => a())\ntest.each([['LIST-4', 1]])('%s has %s', () => a())",
    'packages/components/src/B.stories.tsx':
      "export const Open: Story = { parameters: { rules: ['LIST-3'] }, play: async () => undefined }",
    'tests/e2e/b.e2e.ts': "test('is shown', () => test.step('TEAM-1 is shown', async () => undefined))",
  }
  const judge = (changed: TreeFiles) => ruleProblems(temporaryTree({ ...good, ...changed }))

  test('finds no problem in a correct repository', () => {
    expect(judge({})).toEqual(none)
  })

  test.each([
    ['code', { 'packages/app/src/a.ts': '// LIST-9' }, 'packages/app/src/a.ts: LIST-9'],
    ['a test', { 'tests/e2e/c.e2e.ts': "test('TEAM-9 is', f)" }, 'tests/e2e/c.e2e.ts: TEAM-9'],
    ['an ADR', { 'docs/adr/0002-y.md': 'See SEQ-1.' }, 'docs/adr/0002-y.md: SEQ-1'],
    ['the README', { 'README.md': 'See SIM-3.' }, 'README.md: SIM-3'],
  ])('fails on an unknown id in %s', (_, changed, problem) => {
    expect(judge(changed)).toEqual({ ...none, unknown: [problem] })
  })

  test('fails on an id that is defined twice, or in the file of another prefix', () => {
    const twice = { 'docs/rules/lists.md': `${lists}- **LIST-2** Again.\n` }
    expect(judge(twice)).toEqual({ ...none, misplaced: ['docs/rules/lists.md: LIST-2'] })
    const strange = { 'docs/rules/calls.md': '- **TEAM-4** A rule.\n', 'tests/e2e/c.e2e.ts': "test('TEAM-4 is', f)" }
    expect(judge(strange)).toEqual({ ...none, misplaced: ['docs/rules/calls.md: TEAM-4'] })
  })

  test.each([
    ['in no title', "test('is a title', f)"],
    ['in the middle of a title', "test('keeps LIST-1, LIST-2', f)\ntest.each([['LIST-4']])('%s', f)"],
    ['in a comment', "// LIST-1 LIST-2\ntest.each([['LIST-4']])('%s', f)"],
  ])('fails on a rule whose id is %s', (_, test) => {
    const { untested } = judge({ 'packages/app/src/a.test.ts': test })
    expect(untested).toEqual(expect.arrayContaining(['LIST-1', 'LIST-2']))
  })

  test('fails on a rule whose story has no play function', () => {
    const story =
      "export const Open: Story = { parameters: { rules: ['LIST-3'] } }\nexport const B: Story = { play: f }"
    expect(judge({ 'packages/components/src/B.stories.tsx': story })).toEqual({ ...none, untested: ['LIST-3'] })
  })

  test('fails on a tested or unknown rule in the list of rules that are not built', () => {
    const list = '{"Comes later.": ["TEAM-2", "TEAM-1", "TEAM-8"]}'
    expect(judge({ 'docs/rules/not-built.json': list }).outdated).toEqual(['TEAM-1', 'TEAM-8'])
  })

  test.each(['packages/app/src/b.test.ts', 'tests/e2e/c.e2e.ts'])('fails on a title with three rules in %s', (file) => {
    const crowded = "test('LIST-1, LIST-2, LIST-4 are kept', f)"
    expect(judge({ [file]: crowded })).toEqual({ ...none, crowded: [`${file}: LIST-1, LIST-2, LIST-4`] })
  })

  test.each([
    '/** A rule (document 1, section 4). */',
    '/** A rule (decisions, Time). */',
    '/** A rule (look: charts). */',
    '// see look.md',
    '// Texts of the specification',
    '// the limits of decisions',
    '// as the documents say',
  ])('fails on a reference to a document outside of the repository: %s', (comment) => {
    expect(judge({ 'packages/app/src/a.ts': comment })).toEqual({ ...none, outside: ['packages/app/src/a.ts:1'] })
  })

  test.each(['// A document of the browser', 'const dress = (look: ChipLook) => look', '// decisions are made here'])(
    'accepts a line that does not refer to a document outside of the repository: %s',
    (code) => {
      expect(judge({ 'packages/app/src/a.ts': code })).toEqual(none)
    },
  )
})
