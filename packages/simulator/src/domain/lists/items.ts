import { type FilterDefinition } from '@tandem/contract'
import { type UserRow } from '../rows/people.ts'
import { scopeOf } from '../people/scope.ts'
import { type TandemWorld } from '../rows/world.ts'

type Items = NonNullable<FilterDefinition['items']>

const byText = (one: { readonly text: string }, other: { readonly text: string }): number =>
  one.text < other.text ? -1 : 1

export function clientItems(world: TandemWorld, viewer: UserRow): Items {
  const scope = scopeOf(world, viewer)
  const rows = world.tables.clients.by('organizationId', viewer.organizationId).filter((row) => scope.clients(row))
  return rows.map(({ id, name }) => ({ text: name, value: String(id) })).sort(byText)
}

export function sequenceItems(world: TandemWorld, viewer: UserRow): Items {
  const scope = scopeOf(world, viewer)
  const rows = world.tables.sequences.by('organizationId', viewer.organizationId).filter((row) => scope.sequences(row))
  return rows.map(({ id, name }) => ({ text: name, value: String(id) })).sort(byText)
}

export function profileItems(world: TandemWorld, viewer: UserRow): Items {
  const scope = scopeOf(world, viewer)
  const rows = world.tables.profiles
    .by('organizationId', viewer.organizationId)
    .filter((row) => scope.profiles(row) && row.slotStatus === 'assigned')
  return rows.map(({ id, name }) => ({ text: name, value: String(id) })).sort(byText)
}

export const directoryItems = (entries: readonly { readonly id: string; readonly name: string }[]) => (): Items =>
  entries.map(({ id, name }) => ({ text: name, value: id }))

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
