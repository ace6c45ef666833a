import { type FilterDefinition } from '@tandem/contract'
import { type UserRow } from '../rows/people.ts'
import { scopeOf } from '../people/scope.ts'
import { type TandemWorkspace } from '../rows/workspace.ts'
import { type ListColumn, type ListFilter } from './listDefinition.ts'

type Items = NonNullable<FilterDefinition['items']>

type ItemsOf = (workspace: TandemWorkspace, viewer: UserRow) => Items

const byText = (one: { readonly text: string }, other: { readonly text: string }): number =>
  one.text < other.text ? -1 : 1

const itemsOf = (rows: readonly { readonly id: number; readonly name: string }[]): Items =>
  rows.map(({ id, name }) => ({ text: name, value: String(id) })).sort(byText)

const clientItems: ItemsOf = (workspace, viewer) =>
  itemsOf(
    workspace.tables.clients.by('organizationId', viewer.organizationId).filter(scopeOf(workspace, viewer).clients),
  )

const sequenceItems: ItemsOf = (workspace, viewer) =>
  itemsOf(
    workspace.tables.sequences.by('organizationId', viewer.organizationId).filter(scopeOf(workspace, viewer).sequences),
  )

export const profileItems: ItemsOf = (workspace, viewer) =>
  itemsOf(
    workspace.tables.profiles
      .by('organizationId', viewer.organizationId)
      .filter((row) => row.slotStatus === 'assigned' && scopeOf(workspace, viewer).profiles(row)),
  )

/** Makes one item from each entry of `names`. The key of the entry becomes `value`, and its name becomes `text`. */
export const namedItems = (names: Readonly<Record<string, string>>) => (): Items =>
  Object.entries(names).map(([value, text]) => ({ text, value }))

export const directoryItems = (entries: readonly { readonly id: string; readonly name: string }[]) => (): Items =>
  entries.map(({ id, name }) => ({ text: name, value: id }))

interface OfClient {
  readonly clientId: number | null
}

export const clientColumn: ListColumn<OfClient> = {
  id: 'client',
  label: 'AI client',
  collection: 'clients',
  refPath: 'clientId',
  field: 'name',
  sortBy: ({ clientId }, { tables }) => tables.clients.get(clientId ?? 0)?.name.toLowerCase() ?? null,
}

type SelectFilter<R> = Extract<ListFilter<R>, { readonly type: 'select' }>

export const selectFilter = <R>(
  key: string,
  label: string,
  items: ItemsOf,
  values: SelectFilter<R>['values'],
): SelectFilter<R> => ({ key, label, type: 'select', items, values })

type BooleanFilter<R> = Extract<ListFilter<R>, { readonly type: 'boolean' }>

export const booleanFilter = <R>(
  key: string,
  label: string,
  is: BooleanFilter<R>['is'],
  more: Pick<BooleanFilter<R>, 'isHidden' | 'isTimed'> = {},
): BooleanFilter<R> => ({ key, label, type: 'boolean', is, ...more })

type IdOf<R> = (row: R, workspace: TandemWorkspace) => number | null

export const clientFilterBy = <R>(idOf: IdOf<R>): ListFilter<R> =>
  selectFilter('clientId', 'AI client', clientItems, (row, workspace) => [idOf(row, workspace)])

export const clientFilter = clientFilterBy<OfClient>(({ clientId }) => clientId)

export const sequenceFilterBy = <R>(idOf: IdOf<R>): ListFilter<R> =>
  selectFilter('sequenceId', 'Sequence', sequenceItems, (row, workspace) => [idOf(row, workspace)])

export const profileFilterBy = <R>(idOf: IdOf<R>): ListFilter<R> =>
  selectFilter('profileId', 'Profile', profileItems, (row, workspace) => [idOf(row, workspace)])

/** Filters by ids. The filter drawer does not show this filter. */
export const hiddenFilter = <R>(key: string, label: string, values: SelectFilter<R>['values']): SelectFilter<R> => ({
  ...selectFilter(key, label, () => [], values),
  isHidden: true,
})

export const statusFilter = (names: Readonly<Record<string, string>>) =>
  selectFilter<{ readonly status: string }>('status', 'Status', namedItems(names), ({ status }) => [status])

export const textItems = (texts: readonly string[]) => (): Items => texts.map((text) => ({ text, value: text }))
