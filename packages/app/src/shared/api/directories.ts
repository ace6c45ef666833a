import { callStatusList, categoryList } from '@tandem/contract'
import { atom, type Getter } from 'jotai'
import { operationQueryAtom } from './operationAtoms.ts'

/** Names by code. A code that is not in it is shown in words. */
export type CodeNames = ReadonlyMap<string, string>

/** Directories change with a release of the server: they are read once a session. */
const once = () => ({ staleTime: Infinity, gcTime: Infinity })

const categoriesQueryAtom = operationQueryAtom(
  { categoryList },
  () => ({ query: { for: 'chat-message' as const } }),
  once,
)
const callStatusesQueryAtom = operationQueryAtom({ callStatusList }, () => ({}), once)

const namesOf = (entries: readonly { readonly id: string; readonly name: string }[] = []): CodeNames =>
  new Map(entries.map(({ id, name }) => [id, name]))

/** The names of categories; none until the directory is there (SHELL-55). */
export const categoryNamesAtom = atom((get) => {
  const { _embedded: embedded } = get(categoriesQueryAtom).data ?? {}
  return namesOf(embedded?.categories)
})

/** The names of call statuses; none until the directory is there (SHELL-57). */
export const callStatusNamesAtom = atom((get) => {
  const { _embedded: embedded } = get(callStatusesQueryAtom).data ?? {}
  return namesOf(embedded?.callStatuses)
})

export type NamesByTemplate = Readonly<Partial<Record<string, CodeNames>>>

/** The names for columns with these templates. Reads only the directories whose codes show. */
export const namesByTemplate = (get: Getter, templates: readonly (string | undefined)[]): NamesByTemplate => ({
  ...(templates.includes('category') && { category: get(categoryNamesAtom) }),
  ...(templates.includes('callStatus') && { callStatus: get(callStatusNamesAtom) }),
})

/** A code in words, until its name is known: 'not_now' reads 'Not now'. A dash without a code. */
export function codeText(code: string): string {
  if (code === '') return '–'
  const text = code.replaceAll('_', ' ')
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
}
