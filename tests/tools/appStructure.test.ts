import { globSync, readFileSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../packages/app/src')

/** The code of modules, by path in `packages/app/src`. */
type Modules = ReadonlyMap<string, string>

const modules: Modules = new Map(
  globSync('**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !/\.(test|fixtures)\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
)

const tree = (files: Readonly<Record<string, string>>): Modules => new Map(Object.entries(files))

/** The area of a file, such as 'features/calls', 'entities/call' or 'shell'. */
const areaOf = (file: string): string => /^((?:features|entities)\/[^/]+|[^/]+)/.exec(file)?.[1] ?? ''

const folders = new Set([
  'api',
  'session',
  'jobs',
  'time',
  'text',
  'storage',
  'list',
  'drawer',
  'wizard',
  'form',
  'popup',
  'toast',
  'shortcuts',
  'router',
  'page',
])

/** Modules without a folder, or in an unknown folder of `shared`. */
const homeless = (all: Modules): string[] =>
  [...all.keys()].filter((file) => {
    const [layer = '', folder = '', ...rest] = file.split('/')
    if (layer === 'shared') return rest.length === 0 || !folders.has(folder)
    return (layer === 'entities' || layer === 'features') && rest.length === 0
  })

/** Names that several features or entities export. Types of props may have equal names. */
function sharedNames(all: Modules): string[] {
  const areas = new Map<string, Set<string>>()
  for (const [file, text] of all) {
    if (!/^(features|entities)\//.test(file)) continue
    for (const [, name = ''] of text.matchAll(
      /^export (?:default )?(?:async )?(?:const|function|class|interface|type) (\w+)/gm,
    ))
      areas.set(name, (areas.get(name) ?? new Set()).add(areaOf(file)))
  }
  return [...areas].filter(([name, { size }]) => size > 1 && !name.endsWith('Props')).map(([name]) => name)
}

function ofOneFeature(all: Modules): string[] {
  const importers = new Map<string, Set<string>>()
  for (const [file, text] of all)
    for (const [, path = ''] of text.matchAll(/(?:from|import\(|import)\s*'(\.[^']+)'/g)) {
      const target = posix.join(posix.dirname(file), path)
      importers.set(target, (importers.get(target) ?? new Set()).add(areaOf(file)))
    }
  return [...importers].flatMap(([file, areas]) =>
    /^(shared|entities)\//.test(file) && areas.size === 1 && [...areas].every((area) => area.startsWith('features/'))
      ? [file]
      : [],
  )
}

/** Code that only certain files may contain. */
const onePlaces = {
  // preload.ts cannot use `shared/storage`, because preload.ts runs before the code of the app.
  localStorage: { use: /\blocalStorage\./, place: /^(?:shared\/storage\/|preload\.ts$)/ },
  'final-form': { use: /'(?:react-)?final-form(?:-arrays)?'/, place: /^shared\/form\// },
  toLocaleString: { use: /\.toLocale(?:Date|Time)?String\(/, place: /^shared\/text\// },
  // Other code must not pass the browser's language to `Intl`, because `Intl` refuses some languages of browsers.
  'navigator.language': { use: /navigator\.languages?\b/, place: /^features\/purchase\// },
  'React.lazy': { use: /\blazy\(|\blazy\b[^}]*\} from 'react'/, place: /^shell\/routes\.tsx$/ },
}

const misplaced = (all: Modules, { use, place }: (typeof onePlaces)['localStorage']): string[] =>
  [...all].flatMap(([file, text]) => (use.test(text) && !place.test(file) ? [file] : []))

describe('the app', () => {
  test('has each module of shared, entities and features in a folder of its layer', () => {
    expect(homeless(modules)).toEqual([])
    const bad = { 'shared/a.ts': '', 'shared/misc/b.ts': '', 'entities/c.ts': '', 'features/d.ts': '' }
    expect(homeless(tree({ ...bad, 'shared/api/e.ts': '', 'features/calls/f.ts': '' }))).toEqual(Object.keys(bad))
  })

  test('exports each name from only one feature or entity', () => {
    expect(sharedNames(modules)).toEqual([])
    const one = 'export const draftOf = 1\nexport interface PageProps {}'
    expect(sharedNames(tree({ 'features/calls/a.ts': one, 'entities/call/b.ts': one }))).toEqual(['draftOf'])
    expect(sharedNames(tree({ 'features/calls/a.ts': one, 'features/calls/b.ts': one }))).toEqual([])
  })

  test('has no module in shared or entities that only one feature imports', () => {
    expect(ofOneFeature(modules)).toEqual([])
    const call = "import { a } from '../../entities/call/a.ts'"
    expect(ofOneFeature(tree({ 'features/calls/b.ts': call, 'features/calls/c.ts': call }))).toEqual([
      'entities/call/a.ts',
    ])
    expect(ofOneFeature(tree({ 'features/calls/b.ts': call, 'features/inbox/c.ts': call }))).toEqual([])
    expect(ofOneFeature(tree({ 'features/calls/b.ts': call, 'shell/c.ts': "import '../entities/call/a.ts'" }))).toEqual(
      [],
    )
  })

  test.each(Object.entries(onePlaces))('uses %s only where the rule allows it', (_name, rule) => {
    expect(misplaced(modules, rule)).toEqual([])
  })

  test.each([
    ['localStorage', 'localStorage.clear()', 'shared/storage/a.ts'],
    ['final-form', "import { useForm } from 'react-final-form'", 'shared/form/a.ts'],
    ['toLocaleString', "count.toLocaleString('en-US')", 'shared/text/a.ts'],
    ['navigator.language', 'suggestedCountry(navigator.language)', 'features/purchase/a.ts'],
    ['React.lazy', "const Page = lazy(() => import('./Page.tsx'))", 'shell/routes.tsx'],
  ] as const)('the rule finds %s outside the allowed files', (name, text, place) => {
    expect(misplaced(tree({ 'features/calls/a.ts': text, [place]: text }), onePlaces[name])).toEqual([
      'features/calls/a.ts',
    ])
  })
})
