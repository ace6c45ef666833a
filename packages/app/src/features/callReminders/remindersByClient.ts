import { type CallReminderTemplate, callReminderTemplateList, pageSize } from '@tandem/contract'
import { atom } from 'jotai'
import { cursorBehind } from '../../shared/api/cursorBehind.ts'
import { neighboursAmong } from '../../shared/drawer/neighbours.ts'
import { hasAllWords } from '../../shared/text/hasAllWords.ts'
import { operationPagesAtom } from '../../shared/api/operationPagesAtom.ts'
import { searchAtom } from '../../shared/router/search.ts'
import { type ReminderFormValues, remindersOf } from './reminderForm.ts'

export interface ClientRow {
  readonly id: number
  readonly name: string
  readonly reminders: ReminderFormValues
}

/** The reminders of all clients. Reminders of the same client can be on different pages of the list. */
export const reminderPagesAtom = operationPagesAtom(
  { callReminderTemplateList },
  {
    getInput: (_get, cursor) => ({ query: { withFieldData: true, limit: pageSize.loadAll, ...cursor } }),
    getNext: ({ _embedded: { callReminderTemplates: templates } }) => cursorBehind(templates),
  },
)

/** One row per client, sorted by name. */
export function rowsByClient(
  templates: readonly CallReminderTemplate[],
  names: ReadonlyMap<number, string>,
): readonly ClientRow[] {
  return [...Map.groupBy(templates, ({ clientId }) => clientId)]
    .map(([id, own]) => ({ id, name: names.get(id) ?? String(id), reminders: remindersOf(own) }))
    .toSorted((one, other) => one.name.localeCompare(other.name) || one.id - other.id)
}

/** `rows`: the clients that match the search in the address. `count`: the number of all clients with reminders. */
export const remindersByClientAtom = atom((get) => {
  const search = new URLSearchParams(get(searchAtom)).get('search')?.trim() ?? ''
  const embedded = get(reminderPagesAtom).data?.pages.map(({ _embedded: parts }) => parts)
  if (!embedded) return { search }
  const names = new Map(embedded.flatMap(({ clients }) => Object.values(clients).map(({ id, name }) => [id, name])))
  const all = rowsByClient(
    embedded.flatMap(({ callReminderTemplates: templates }) => templates),
    names,
  )
  return { search, count: all.length, rows: all.filter(({ name }) => hasAllWords(name, search)) }
})

export const reminderNeighboursAtomOf = neighboursAmong(atom((get) => get(remindersByClientAtom).rows))
