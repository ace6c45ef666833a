import { folded, searchWords } from '@tandem/contract'
import { type Row } from '../../core/table.ts'
import { type UserRow } from '../rows/people.ts'
import { type TandemWorkspace } from '../rows/workspace.ts'
import { filtersOf, type ListDefinition, type ListFilter } from './listDefinition.ts'

export type Matcher<R> = (row: R) => boolean

/** The filter values and the search of a request. */
export interface Wanted {
  readonly search: string
  readonly values: ReadonlyMap<string, readonly string[]>
}

/**
 * A matcher for each filter of the query, and a matcher for the search. Unknown keys and invalid values are ignored.
 */
export function matchersOf<R extends Row>(
  definition: ListDefinition<R>,
  workspace: TandemWorkspace,
  viewer: UserRow,
  { search, values }: Wanted,
): readonly Matcher<R>[] {
  const words = searchWords(search)
  const found: Matcher<R>[] = words.length === 0 ? [] : [searching(definition, workspace, words)]
  for (const filter of filtersOf(definition, workspace, viewer)) {
    const matcher = matcherOf(filter, workspace, values)
    if (matcher) found.push(matcher)
  }
  return found
}

function searching<R extends Row>(
  { searchText }: ListDefinition<R>,
  workspace: TandemWorkspace,
  words: readonly string[],
): Matcher<R> {
  return (row) => {
    const text = searchText(row, workspace)
    return words.every((word) => text.includes(word))
  }
}

function matcherOf<R>(
  filter: ListFilter<R>,
  workspace: TandemWorkspace,
  values: Wanted['values'],
): Matcher<R> | undefined {
  const asked = values.get(filter.key)
  if (filter.type === 'date_range')
    return within(rangeOf(filter.key, values, Date.parse), (row) => filter.at(row, workspace))
  if (filter.type === 'number_range')
    return within(rangeOf(filter.key, values, Number), (row) => filter.value(row, workspace))
  if (filter.type === 'select') {
    if (!asked) return undefined
    const chosen = new Set(asked)
    return (row) => filter.values(row, workspace).some((value) => value !== null && chosen.has(String(value)))
  }
  if (filter.type === 'search') {
    const text = folded(asked?.[0]?.trim() ?? '')
    return text ? (row) => folded(filter.text(row, workspace) ?? '').includes(text) : undefined
  }
  const [wanted] = asked ?? []
  return wanted === 'true' || wanted === 'false'
    ? (row) => filter.is(row, workspace) === (wanted === 'true')
    : undefined
}

/** The bounds `xStart` and `xEnd` of a range. An invalid value counts as no bound. */
function rangeOf(key: string, values: Wanted['values'], read: (text: string) => number): readonly [number, number] {
  const bound = (suffix: string, otherwise: number): number => {
    const text = values.get(`${key}${suffix}`)?.[0]
    const value = text === undefined || text === '' ? Number.NaN : read(text)
    return Number.isNaN(value) ? otherwise : value
  }
  return [bound('Start', -Infinity), bound('End', Infinity)]
}

function within<R>(
  [start, end]: readonly [number, number],
  valueOf: (row: R) => number | null,
): Matcher<R> | undefined {
  if (start === -Infinity && end === Infinity) return undefined
  return (row) => {
    const value = valueOf(row)
    return value !== null && value >= start && value <= end
  }
}
