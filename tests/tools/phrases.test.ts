import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryTree } from '../support/temporaryTree.ts'
import { commentsOf, phraseProblems, proseOf, titlesOf } from './phrases.ts'

const treeOf = (file: string, content: string) => temporaryTree({ [file]: content })

describe('the texts of the repository', () => {
  test('contain no phrase that readers must read twice', () => {
    expect(phraseProblems(join(import.meta.dirname, '../..'))).toEqual([])
  })
})

describe('the check', () => {
  test.each([
    ['/** Whether the list is empty. */', 'Whether'],
    ['/** SHELL-1: how many rows show. */', 'SHELL-1: how'],
    ['// Shows what is left.', 'what is'],
    ['/** Nobody\n * knows it: nobody asked. */', 'Nobody'],
    ['{/* The rows of those that failed. */}', 'those that'],
    ['/** A row that stays in place of the one that left. */', 'one that'],
    ['/** A list of its own. */', 'of its own'],
    ['// The button beside the field.', 'beside'],
    ['// The text stays as it is.', 'as it is'],
    ['// The import goes on.', 'goes on'],
    ['// The page reloads by itself.', 'by itself'],
  ])('finds the phrase in %j', (comment, phrase) => {
    const problems = phraseProblems(treeOf('packages/app/src/page.ts', `const a = 1\n${comment}\n`))
    expect(problems).toContainEqual(expect.stringContaining(`packages/app/src/page.ts:2: "${phrase}". Better: `))
  })

  test.each([
    ['tests/a.test.ts', "test('LIST-1 keeps what is typed', () => {})\n"],
    ['tests/a.test.ts', "test.each([1])('asks nobody for %d', () => {})\n"],
    ['docs/rules/lists.md', '- **LIST-1** The drawer is beside the list.\n'],
    ['docs/rules/lists.md', '- **LIST-1** It shows the rows.\n'],
    ['packages/app/src/domain/README.md', 'The list of its own.\n'],
    ['README.md', 'The page comes back by itself.\n'],
  ])('finds a phrase in %s: %j', (file, content) => {
    expect(phraseProblems(treeOf(file, content))).toHaveLength(1)
  })

  test.each([
    ['packages/app/src/page.ts', "const text = 'What is left'\n/** True if the list is empty. One of two. */\n"],
    ['docs/rules/lists.md', "- **LIST-1** The list says 'Nobody goes on' and `what is`.\n\n```\nwhat is this\n```\n"],
    ['tests/a.test.ts', "test('LIST-1 shows the number of rows', () => {})\n"],
  ])('accepts code, quoted texts and plain sentences in %s', (file, content) => {
    expect(phraseProblems(treeOf(file, content))).toEqual([])
  })

  test('limits the share of rare phrases in the comments of a package', () => {
    const plain = '/** The rows of the list. */\nconst a = 1\n'.repeat(110)
    const clumsy = '/** A row that is open. */\nconst a = 1\n'.repeat(6)
    expect(phraseProblems(treeOf('packages/app/src/page.ts', plain + clumsy))).toEqual([
      'packages/app: 52 of "that is", "none", … per 1,000 comment lines, at most 45.',
    ])
    expect(phraseProblems(treeOf('packages/app/src/page.ts', plain))).toEqual([])
  })
})

test('adjacent lines of a comment are one text', () => {
  expect(commentsOf('// One\n// text.\nconst a = 1\n/**\n * Two\n * lines. */')).toEqual([
    { line: 1, text: 'One text.' },
    { line: 4, text: 'Two lines.' },
  ])
})

test('titles are read without their rule ids', () => {
  expect(titlesOf("test('LIST-1, LIST-2 shows rows', () => {})").map(({ text }) => text)).toEqual(['shows rows'])
})

test('documents are read without code and quoted texts', () => {
  expect(proseOf("It says 'one' and `two`.")).toEqual([{ line: 1, text: 'It says … and ….' }])
})
