import { atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import * as v from 'valibot'
import { userStoredAtom } from '../../shared/storage/userStoredAtom.ts'

const Snippet = v.object({ id: v.string(), name: v.string(), text: v.string() })
/** A text to insert into messages. May contain variables. */
export type Snippet = v.InferOutput<typeof Snippet>

const storedSnippetsAtom = userStoredAtom<readonly Snippet[]>({
  key: 'snippets',
  version: 1,
  schema: v.array(Snippet),
})

const none: readonly Snippet[] = []
/** INBOX-65: the user's snippets, sorted by name. Stored only in this browser. */
export const snippetsAtom = atom(
  (get) => get(storedSnippetsAtom) ?? none,
  (_get, set, change: (snippets: readonly Snippet[]) => readonly Snippet[]) =>
    set(storedSnippetsAtom, (snippets = none) =>
      change(snippets).toSorted((one, other) => one.name.localeCompare(other.name)),
    ),
)

const manageHref = '/settings/manage/preferences'

export function useSnippetMenu() {
  const options = useAtomValue(snippetsAtom)
  return useMemo(() => ({ options, manageHref }), [options])
}
