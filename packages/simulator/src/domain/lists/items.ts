import { type FilterDefinition } from '@tandem/contract'
import { type UserRow } from '../rows/people.ts'
import { scopeOf } from '../people/scope.ts'
import { type TandemWorld } from '../rows/world.ts'
import { type ListColumn, type ListFilter } from './listDefinition.ts'

type Items = NonNullable<FilterDefinition['items']>

const byText = (one: { readonly text: string }, other: { readonly text: string }): number =>
  one.text < other.text ? -1 : 1

const itemsOf = (rows: readonly { readonly id: number; readonly name: string }[]): Items =>
  rows.map(({ id, name }) => ({ text: name, value: String(id) })).sort(byText)

function clientItems(world: TandemWorld, viewer: UserRow): Items {
  const scope = scopeOf(world, viewer)
  const rows = world.tables.clients.by('organizationId', viewer.organizationId).filter((row) => scope.clients(row))
  return itemsOf(rows)
}

export function sequenceItems(world: TandemWorld, viewer: UserRow): Items {
  const scope = scopeOf(world, viewer)
  const rows = world.tables.sequences.by('organizationId', viewer.organizationId).filter((row) => scope.sequences(row))
  return itemsOf(rows)
}

export function profileItems(world: TandemWorld, viewer: UserRow): Items {
  const scope = scopeOf(world, viewer)
  const rows = world.tables.profiles
    .by('organizationId', viewer.organizationId)
    .filter((row) => scope.profiles(row) && row.slotStatus === 'assigned')
  return itemsOf(rows)
}

export const directoryItems = (entries: readonly { readonly id: string; readonly name: string }[]) => (): Items =>
  entries.map(({ id, name }) => ({ text: name, value: id }))

interface OfClient {
  readonly clientId: number | null
}

/** The client of a row, by its name. */
export const clientColumn: ListColumn<OfClient> = {
  id: 'client',
  label: 'AI Client',
  collection: 'clients',
  refPath: 'clientId',
  field: 'name',
  sortBy: ({ clientId }, { tables }) => tables.clients.get(clientId ?? 0)?.name.toLowerCase() ?? null,
}

export const clientFilterBy = <R>(clientIdOf: (row: R, world: TandemWorld) => number | null): ListFilter<R> => ({
  key: 'clientId',
  label: 'AI Client',
  type: 'select',
  items: clientItems,
  values: (row, world) => [clientIdOf(row, world)],
})

export const clientFilter = clientFilterBy<OfClient>(({ clientId }) => clientId)

const statusNames = { active: 'Active', paused: 'Paused', archived: 'Archived', disabled: 'Disabled' } as const

export const statusFilter = <Status extends keyof typeof statusNames>(...statuses: readonly Status[]) =>
  ({
    key: 'status',
    label: 'Status',
    type: 'select',
    items: () => statuses.map((value) => ({ text: statusNames[value], value })),
    values: ({ status }: { readonly status: Status }) => [status],
  }) as const

export const textItems = (texts: readonly string[]) => (): Items => texts.map((text) => ({ text, value: text }))
