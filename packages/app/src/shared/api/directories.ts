import { callStatusList, categoryList } from '@tandem/contract'
import { type Atom, atom, type Getter } from 'jotai'
import { operationQueryAtom } from './operationAtoms.ts'

export type CodeNames = ReadonlyMap<string, string>

/** A directory is the server's list of categories or of call statuses. It changes only with a release of the server. */
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

/** Empty until the directory has loaded (SHELL-55). */
export const categoryNamesAtom = namesAtomOf(
  operationQueryAtom({ categoryList }, () => ({ query: { for: 'chat-message' as const } }), once),
  ({ _embedded: { categories } }) => categories,
)

/** Empty until the directory has loaded (SHELL-57). */
export const callStatusNamesAtom = namesAtomOf(
  operationQueryAtom({ callStatusList }, () => ({}), once),
  ({ _embedded: { callStatuses } }) => callStatuses,
)

export type NamesByTemplate = Readonly<Partial<Record<string, CodeNames>>>

/** Returns only the names that columns with these templates need, so that the other directories do not load. */
export const namesByTemplate = (get: Getter, templates: readonly (string | undefined)[]): NamesByTemplate => ({
  ...(templates.includes('category') && { category: get(categoryNamesAtom) }),
  ...(templates.includes('callStatus') && { callStatus: get(callStatusNamesAtom) }),
})

/** 'not_now' becomes 'Not now'. An empty code becomes a dash. */
export function codeText(code: string): string {
  if (code === '') return '–'
  const text = code.replaceAll('_', ' ')
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
}
