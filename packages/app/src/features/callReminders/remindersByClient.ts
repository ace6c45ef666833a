import { type CallReminderTemplate, callReminderTemplateList, pageSize } from '@tandem/contract'
import { atom } from 'jotai'
import { cursorBehind } from '../../shared/api/cursorBehind.ts'
import { neighboursAmong } from '../../shared/drawer/neighbours.ts'
import { hasAllWords } from '../../shared/text/hasAllWords.ts'
import { operationPagesAtom } from '../../shared/api/operationPagesAtom.ts'
import { searchAtom } from '../../shared/router/search.ts'
import { type ReminderFormValues, remindersOf } from './reminderForm.ts'

/** A client and its reminders. */
export interface ClientRow {
  /** Id of the client. */
  readonly id: number
  readonly name: string
  readonly reminders: ReminderFormValues
}

/** The reminders of all clients. Each client has three, so a page of reminders is not a page of clients. */
export const reminderPagesAtom = operationPagesAtom(
  { callReminderTemplateList },
  {
    getInput: (_get, cursor) => ({ query: { withFieldData: true, limit: pageSize.loadAll, ...cursor } }),
    getNext: ({ _embedded: { callReminderTemplates: templates } }) => cursorBehind(templates),
  },
)

/** One row per client, by name. */
export function rowsByClient(
  templates: readonly CallReminderTemplate[],
  names: ReadonlyMap<number, string>,
): readonly ClientRow[] {
  return [...Map.groupBy(templates, ({ clientId }) => clientId)]
    .map(([id, own]) => ({ id, name: names.get(id) ?? String(id), reminders: remindersOf(own) }))
    .toSorted((one, other) => one.name.localeCompare(other.name) || one.id - other.id)
}

const allRowsAtom = atom((get): readonly ClientRow[] | undefined => {
  const pages = get(reminderPagesAtom).data?.pages
  if (!pages) return undefined
  const embedded = pages.map(({ _embedded: parts }) => parts)
  const names = new Map(embedded.flatMap(({ clients }) => Object.values(clients).map(({ id, name }) => [id, name])))
  return rowsByClient(
    embedded.flatMap(({ callReminderTemplates: templates }) => templates),
    names,
  )
})

/** The search in the address. */
export const reminderSearchAtom = atom((get) => new URLSearchParams(get(searchAtom)).get('search')?.trim() ?? '')

/** The rows of clients that match the search. Undefined while they load. */
export const reminderRowsAtom = atom((get) => {
  const search = get(reminderSearchAtom)
  return get(allRowsAtom)?.filter(({ name }) => hasAllWords(name, search))
})

/** The clients before and after a client, for its drawer. */
export const reminderNeighboursAtomOf = neighboursAmong(reminderRowsAtom)

/** Number of all clients, without the search. */
export const reminderCountAtom = atom((get) => get(allRowsAtom)?.length)
