import { globSync, readFileSync } from 'node:fs'
import { basename, join, sep } from 'node:path'

/** The prefix of the ids in each file. */
const prefixes: Readonly<Record<string, string>> = {
  'auth.md': 'AUTH',
  'billing.md': 'BILL',
  'calls.md': 'CALL',
  'clients.md': 'CLIENT',
  'dashboard.md': 'DASH',
  'import.md': 'IMPORT',
  'inbox.md': 'INBOX',
  'lists.md': 'LIST',
  'profiles.md': 'PROF',
  'recipients.md': 'RECIP',
  'release.md': 'REL',
  'sequences.md': 'SEQ',
  'shell.md': 'SHELL',
  'simulator.md': 'SIM',
  'team.md': 'TEAM',
}
const id = `(?:${Object.values(prefixes).join('|')})-\\d+`
const anyId = new RegExp(`(?<![\\w-])${id}\\b(?!-)`, 'g')

/** Matches a string that begins with an id: a title of a test or of a test step, or a `test.each` value for a title. */
const title = new RegExp(`['"\`](${id}(?:(?:,| and)? ${id})*)\\b(?!-)`, 'g')
const storyRules = new RegExp(`rules: \\[([^\\]]*)\\]`, 'g')

/** These patterns match references to documents that are not in the repository. */
const outsideCitations = [
  /\bdocuments? [1-3]\b/i,
  /\b(?:of|in|that) decisions\b/i,
  /\b(?:of|that|where|by|as) the documents\b|\bthe documents name\b/i,
  /\(decisions\b|; decisions,|\bdecisions, '|\bdecisions\.md\b/i,
  /\(look: [a-z]+\)|\b(?:look|design|screens|stack)\.md\b/,
  /\bthe spec(?:ification)?\b/i,
]

/** The check leaves these files out, because they contain examples of ids. */
const ownFiles = new Set(['CONTRIBUTING.md', 'tests/tools/ruleCheck.ts', 'tests/tools/rules.test.ts'])

export interface RuleProblems {
  /** Ids that are defined twice, or in a file whose ids need another prefix. */
  readonly misplaced: readonly string[]
  /** `file: id` of undefined rules. */
  readonly unknown: readonly string[]
  /** Rules that have no test and are not in `not-built.json`. */
  readonly untested: readonly string[]
  /** Wrong entries of `not-built.json`: unknown ids, and rules with a test. */
  readonly outdated: readonly string[]
  /** `file: ids` of titles with more than two rules. */
  readonly crowded: readonly string[]
  /** `file:line` of references to documents that are not in the repository. */
  readonly outside: readonly string[]
}

function filesOf(root: string): readonly string[] {
  const patterns = [
    'packages/**/*.{ts,tsx,mjs,css,html,md}',
    'packages/*/openapi.json',
    'scripts/**/*.{ts,mjs}',
    'tests/**/*.{ts,tsx,mjs}',
    '.storybook/**/*.{ts,tsx}',
    'docs/**/*.md',
    '*.{md,ts}',
    '.*.mjs',
  ]
  return globSync(patterns, { cwd: root, exclude: (path) => /(?:^|\/)(?:node_modules|dist)(?:\/|$)/.test(path) })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !ownFiles.has(file))
    .toSorted()
}

const isTest = (file: string): boolean => /\.(?:test|e2e)\.tsx?$/.test(file)

/** The ids in titles, or in `parameters.rules` of stories with a `play` function. */
function guardedIn(file: string, text: string): readonly string[] {
  if (isTest(file)) return [...text.matchAll(title)].flatMap(([, ids = '']) => ids.match(anyId) ?? [])
  if (!file.endsWith('.stories.tsx')) return []
  const played = text.split(/^(?=export const )/m).filter((story) => /\bplay\b/.test(story))
  return played.flatMap((story) => [...story.matchAll(storyRules)].flatMap(([, ids = '']) => ids.match(anyId) ?? []))
}

function notBuiltIn(root: string): Readonly<Record<string, readonly string[]>> {
  const [file] = globSync('docs/rules/not-built.json', { cwd: root })
  return file === undefined ? {} : JSON.parse(readFileSync(join(root, file), 'utf8'))
}

/** Compares docs/rules with the tests, the code and the documents. */
export function ruleProblems(root: string): RuleProblems {
  const texts = new Map(filesOf(root).map((file) => [file, readFileSync(join(root, file), 'utf8')]))

  const defined = new Map<string, string>()
  const misplaced: string[] = []
  for (const [file, text] of texts) {
    if (!file.startsWith('docs/rules/')) continue
    for (const [, rule = ''] of text.matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)) {
      const isForeign = rule.split('-')[0] !== prefixes[basename(file)]
      if (isForeign || defined.has(rule)) misplaced.push(`${file}: ${rule}`)
      defined.set(rule, file)
    }
  }

  const guarded = new Set([...texts].flatMap(([file, text]) => guardedIn(file, text)))
  const notBuilt = new Set(Object.values(notBuiltIn(root)).flat())

  return {
    misplaced,
    unknown: [...texts].flatMap(([file, text]) =>
      [...new Set(text.match(anyId))].filter((rule) => !defined.has(rule)).map((rule) => `${file}: ${rule}`),
    ),
    untested: [...defined.keys()].filter((rule) => !guarded.has(rule) && !notBuilt.has(rule)),
    outdated: [...notBuilt].filter((rule) => !defined.has(rule) || guarded.has(rule)),
    crowded: [...texts].flatMap(([file, text]) =>
      isTest(file)
        ? [...text.matchAll(title)]
            .filter(([, ids = '']) => (ids.match(anyId) ?? []).length > 2)
            .map(([, ids = '']) => `${file}: ${ids}`)
        : [],
    ),
    outside: [...texts].flatMap(([file, text]) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          outsideCitations.some((pattern) => pattern.test(line)) ? [`${file}:${index + 1}`] : [],
        ),
    ),
  }
}
