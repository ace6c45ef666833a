import { templateTitle } from '@tandem/contract'
import * as v from 'valibot'
import { isDeepEqual } from '../../../shared/api/isDeepEqual.ts'

export type Parts = Readonly<Record<string, unknown>>

/** An empty text equals null, because a form field converts null to an empty text. */
export const isSame = (left: unknown, right: unknown): boolean => isDeepEqual(left ?? '', right ?? '')

interface Versions<Entry> {
  readonly base: readonly Entry[]
  readonly mine: readonly Entry[]
  readonly theirs: readonly Entry[]
}

const byKey = <Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string) =>
  new Map(entries.map((entry) => [keyOf(entry), entry]))

/**
 * The entries with the changes of both sides. Undefined if both sides changed the order, or if they changed the same
 * entry differently.
 */
function mergedEntries<Entry>(
  { base, mine, theirs }: Versions<Entry>,
  keyOf: (entry: Entry) => string,
): Entry[] | undefined {
  const [before, own, other] = [byKey(base, keyOf), byKey(mine, keyOf), byKey(theirs, keyOf)]
  const merged = new Map<string, Entry>()
  for (const key of new Set([...before.keys(), ...other.keys(), ...own.keys()])) {
    const [was, ours, present] = [before.get(key), own.get(key), other.get(key)]
    const isOursUnchanged = isSame(was, ours)
    if (!isOursUnchanged && !isSame(was, present) && !isSame(ours, present)) return undefined
    const kept = isOursUnchanged ? present : ours
    if (kept !== undefined) merged.set(key, kept)
  }
  const hasBaseOrder = (entries: ReadonlyMap<string, Entry>) =>
    isSame(
      [...entries.keys()].filter((key) => before.has(key)),
      [...before.keys()].filter((key) => entries.has(key)),
    )
  if (!hasBaseOrder(own) && !hasBaseOrder(other)) return undefined
  // The side with a changed order decides the order. New entries of the other side come last.
  const [first, then] = hasBaseOrder(own) ? [other, own] : [own, other]
  const order = new Set([...first.keys(), ...then.keys()])
  return [...order].flatMap((key) => merged.get(key) ?? [])
}

/** Removes the titles. A title contains the position of its message, which changes when another message moves. */
const untitled = v.array(
  v.pipe(
    v.looseObject({ systemId: v.string() }),
    v.transform((entry) => ({ ...entry, title: '' })),
  ),
)
const categorized = v.array(v.looseObject({ category: v.string() }))

/** The value with the changes of both sides. Undefined after a conflict. */
export function mergedPart(part: string, base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSame(base, theirs) || isSame(mine, theirs)) return mine
  if (isSame(base, mine)) return theirs
  const versions = { base, mine, theirs }
  if (part === 'templates') {
    const known = v.safeParse(v.object({ base: untitled, mine: untitled, theirs: untitled }), versions)
    if (!known.success) return undefined
    return mergedEntries(known.output, ({ systemId }) => systemId)?.map(({ title: _title, ...entry }, index) =>
      Object.assign(entry, { title: templateTitle(index) }),
    )
  }
  if (part === 'responses' || part === 'followUps') {
    const known = v.safeParse(v.object({ base: categorized, mine: categorized, theirs: categorized }), versions)
    return known.success ? mergedEntries(known.output, ({ category }) => category) : undefined
  }
  return undefined
}
