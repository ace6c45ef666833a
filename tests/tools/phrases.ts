import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

/** A phrase that readers must read twice, and the better wording. */
interface Phrase {
  readonly pattern: RegExp
  readonly better: string
}

/** Forbidden in comments, test titles and documents. The first phrase is forbidden only in comments. */
const forbidden: readonly Phrase[] = [
  {
    pattern: /^(?:[A-Z]+-\d+[^:]*: )?(?:whether|what|where|how|who)\b/i,
    better: 'begin with a noun or a verb: "True if …", "The number of …"',
  },
  { pattern: /\bwhat (?:is|are|was|were|it|they|the)\b/i, better: 'name the thing' },
  { pattern: /\b(?:nobody|somebody|whoever)\b/i, better: 'name the person: "the user", "a lead", "no recipient"' },
  { pattern: /\b(?:those (?:that|of|which)|ones? (?:that|which))\b/i, better: 'repeat the noun' },
  { pattern: /\bof (?:its|their|his|our) own\b/i, better: '"separate", or no word' },
  {
    pattern: /\b(?:stands for|stands still|goes on|go on|going on|the way on|meanwhile)\b/i,
    better: '"represents", "is frozen", "continues", "since"',
  },
  { pattern: /\b(?:beside|at hand)\b/i, better: '"next to", "with", "in addition to"' },
  { pattern: /(?<!\bas soon )\bas it (?:is|was)\b|\bin place of\b/i, better: '"unchanged", "instead of"' },
  { pattern: /\bby (?:itself|themselves)\b/i, better: '"automatically"' },
  {
    pattern: /^- \*\*[A-Z]+-\d+\*\* (?:Its?|They|Their|Afterwards|During this|Without that|After it)\b/,
    better: 'name the thing, because a rule is read alone',
  },
]

/** Phrases that count towards the limit of a package. */
const rare = /\bthat (?:is|are|was|were)\b|\b(?:none|nothing)\b|\bmeant for\b/gi

/** Maximum number of rare phrases per 1,000 comment lines. */
const limit = 45

/** A text with the number of its first line. */
interface Text {
  readonly line: number
  readonly text: string
}

/** Adjacent lines are one comment. */
export function commentsOf(code: string): readonly Text[] {
  const comments: { line: number; text: string }[] = []
  let isOpen = false
  for (const [index, line] of code.split('\n').entries()) {
    const [, text] = /^\s*\{?(?:\/\/|\/\*\*?|\*(?!\/))\s?(.*)$/.exec(line) ?? []
    if (text === undefined) {
      isOpen = false
      continue
    }
    const cleaned = text.replace(/\s*\*\/\}?\s*$/, '')
    const last = comments.at(-1)
    if (isOpen && last && !/^\s*\{?\/\*/.test(line)) last.text += ` ${cleaned}`
    else comments.push({ line: index + 1, text: cleaned })
    isOpen = true
  }
  return comments.map(({ line, text }) => ({ line, text: text.trim() }))
}

/** The titles of tests and describe blocks, without rule ids. */
export function titlesOf(code: string): readonly Text[] {
  return [...code.matchAll(/(?:\b(?:test|describe)(?:\.\w+)*|\))\(\s*(['"`])([^\n]*?)\1,/g)].map((match) => ({
    line: code.slice(0, match.index).split('\n').length,
    text: (match[2] ?? '').replace(/^(?:[A-Z]+-\d+(?:, | ))+/, ''),
  }))
}

/** The lines outside of code blocks. In each line, '…' replaces the quoted texts. */
export function proseOf(markdown: string): readonly Text[] {
  let isCode = false
  return markdown.split('\n').flatMap((line, index) => {
    if (line.startsWith('```')) isCode = !isCode
    const text = line.replaceAll(/`[^`]*`|“[^”]*”|"[^"]*"|(?<!\w)'(?:[^']|(?<=\w)'(?=\w))*'(?!\w)/g, '…')
    return isCode || line.startsWith('```') ? [] : [{ line: index + 1, text }]
  })
}

function forbiddenIn(texts: readonly Text[], isComment: boolean = false): readonly string[] {
  return texts.flatMap(({ line, text }) =>
    forbidden.slice(isComment ? 0 : 1).flatMap(({ pattern, better }) => {
      const found = pattern.exec(text)?.[0]
      return found === undefined ? [] : [`${line}: "${found}". Better: ${better}.`]
    }),
  )
}

/** These files contain the phrases as examples. */
const ownFiles: ReadonlySet<string> = new Set(['tests/tools/phrases.ts', 'tests/tools/phrases.test.ts'])

function filesOf(root: string): readonly string[] {
  const patterns = [
    'packages/*/{src,testing,vite,scripts}/**/*.{ts,tsx}',
    'packages/*/{*,src/**/README}.md',
    '{scripts,tests,.storybook}/**/*.{ts,tsx,mjs}',
    'docs/**/*.md',
    '*.{md,ts}',
  ]
  return globSync(patterns, { cwd: root, exclude: (path) => path.includes('node_modules') })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !ownFiles.has(file))
    .toSorted()
}

/** The package or top folder of a file, such as 'packages/app' or 'tests'. */
const areaOf = (file: string): string => /^(?:packages\/)?[^/]+/.exec(file)?.[0] ?? file

/** A message with file and line for each forbidden phrase, and a message for each package above the limit. */
export function phraseProblems(root: string): readonly string[] {
  const counts = new Map<string, { lines: number; rare: number }>()
  const problems = filesOf(root).flatMap((file) => {
    const content = readFileSync(join(root, file), 'utf8')
    if (file.endsWith('.md')) return forbiddenIn(proseOf(content)).map((problem) => `${file}:${problem}`)
    const comments = commentsOf(content)
    const area = areaOf(file)
    const count = counts.get(area) ?? { lines: 0, rare: 0 }
    counts.set(area, count)
    count.lines += content.split('\n').filter((line) => /^\s*(?:\/\/|\/\*|\*).{8}/.test(line)).length
    count.rare += comments.flatMap(({ text }) => [...text.matchAll(rare)]).length
    const titles = /\.(?:test|e2e)\.tsx?$/.test(file) ? titlesOf(content) : []
    return [...forbiddenIn(comments, true), ...forbiddenIn(titles)].map((problem) => `${file}:${problem}`)
  })
  const tooMany = [...counts].flatMap(([area, { lines, rare: found }]) => {
    const rate = Math.round((1000 * found) / lines)
    return lines > 100 && rate > limit
      ? [`${area}: ${rate} of "that is", "none", … per 1,000 comment lines, at most ${limit}.`]
      : []
  })
  return [...problems, ...tooMany]
}

if (import.meta.main) {
  const problems = phraseProblems(join(import.meta.dirname, '../..'))
  for (const problem of problems) process.stderr.write(`${problem}\n`)
  process.exitCode = problems.length === 0 ? 0 : 1
}
