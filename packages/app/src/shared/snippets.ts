import { atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import * as v from 'valibot'
import { userAtom } from './session.ts'
import { storedAtom } from './storedAtom.ts'

const Snippet = v.object({ id: v.string(), name: v.string(), text: v.string() })
/** A text of the user's own, to insert into messages. It may have variables. */
export type Snippet = v.InferOutput<typeof Snippet>

const libraryAtom = storedAtom<Readonly<Record<string, readonly Snippet[]>>>({
  key: 'snippets',
  version: 1,
  schema: v.record(v.string(), v.array(Snippet)),
  initial: {},
})

const none: readonly Snippet[] = []
/** INBOX-65: the user's snippets, by name. They are in this browser only. */
export const snippetsAtom = atom(
  (get) => get(libraryAtom)[get(userAtom)?.id ?? 0] ?? none,
  (get, set, change: (snippets: readonly Snippet[]) => readonly Snippet[]) => {
    const userId = get(userAtom)?.id ?? 0
    const sorted = (snippets: readonly Snippet[]) =>
      snippets.toSorted((one, other) => one.name.localeCompare(other.name))
    set(libraryAtom, (library) => ({ ...library, [userId]: sorted(change(library[userId] ?? none)) }))
  },
)

const manageHref = '/settings/manage/preferences'

/** The snippets for the menu of a message's editor. */
export function useSnippetMenu() {
  const options = useAtomValue(snippetsAtom)
  return useMemo(() => ({ options, manageHref }), [options])
}
