import { callStatusList, categoryList } from '@tandem/contract'
import { type Atom, atom, type Getter } from 'jotai'
import { operationQueryAtom } from './operationAtoms.ts'

/** Names by code. A code without a name shows in words (`codeText`). */
export type CodeNames = ReadonlyMap<string, string>

/** Directories change only with a release of the server, so they are read once per session. */
const once = () => ({ staleTime: Infinity, gcTime: Infinity })

type Entries = readonly { readonly id: string; readonly name: string }[]

function namesAtomOf<Response>(
  directoryAtom: Atom<{ readonly data?: Response | undefined }>,
  entriesOf: (response: Response) => Entries,
) {
  return atom((get): CodeNames => {
    const { data } = get(directoryAtom)
    return new Map(data && entriesOf(data).map(({ id, name }) => [id, name]))
  })
}

/** The names of categories. Empty until the directory has loaded (SHELL-55). */
export const categoryNamesAtom = namesAtomOf(
  operationQueryAtom({ categoryList }, () => ({ query: { for: 'chat-message' as const } }), once),
  ({ _embedded: { categories } }) => categories,
)

/** The names of call statuses. Empty until the directory has loaded (SHELL-57). */
export const callStatusNamesAtom = namesAtomOf(
  operationQueryAtom({ callStatusList }, () => ({}), once),
  ({ _embedded: { callStatuses } }) => callStatuses,
)

export type NamesByTemplate = Readonly<Partial<Record<string, CodeNames>>>

/** The names for columns with these templates. Reads only the directories that these columns need. */
export const namesByTemplate = (get: Getter, templates: readonly (string | undefined)[]): NamesByTemplate => ({
  ...(templates.includes('category') && { category: get(categoryNamesAtom) }),
  ...(templates.includes('callStatus') && { callStatus: get(callStatusNamesAtom) }),
})

/** A code in words, for a code without a name: 'not_now' becomes 'Not now'. A dash for an empty code. */
export function codeText(code: string): string {
  if (code === '') return '–'
  const text = code.replaceAll('_', ' ')
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
}
