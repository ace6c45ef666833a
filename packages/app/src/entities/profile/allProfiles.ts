import { pageSize, type Profile, profileList } from '@tandem/contract'
import { atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { cursorBehind } from '../../shared/api/cursorBehind.ts'
import { operationPagesAtom } from '../../shared/api/operationPagesAtom.ts'
import { useLoadedWhole } from '../../shared/api/useLoadedWhole.ts'

const profilePagesQueryAtom = operationPagesAtom(
  { profileList },
  {
    getInput: (_get, cursor) => ({ query: { view: 'admin_list' as const, limit: pageSize.profiles, ...cursor } }),
    getNext: ({ _embedded: { profiles } }) => cursorBehind(profiles),
  },
)

export type Names = ReadonlyMap<number, string>

const namesOf = (entities: readonly { readonly id: number; readonly name: string }[]): Names =>
  new Map(entities.map(({ id, name }) => [id, name]))

export const profileRelationsAtom = atom((get): { readonly clients: Names; readonly sequences: Names } => {
  const pages = get(profilePagesQueryAtom).data?.pages ?? []
  return {
    clients: namesOf(pages.flatMap(({ _embedded: embedded }) => Object.values(embedded.clients))),
    sequences: namesOf(pages.flatMap(({ _embedded: embedded }) => Object.values(embedded.sequences))),
  }
})

/** Loads all profiles whose slot is assigned. `profiles` is undefined while the first page loads. */
export function useAllProfiles() {
  const query = useAtomValue(profilePagesQueryAtom)
  const pages = query.data?.pages
  const profiles = useMemo(
    (): readonly Profile[] | undefined =>
      pages?.flatMap(({ _embedded: embedded }) =>
        embedded.profiles.filter(({ slotStatus }) => slotStatus === 'assigned'),
      ),
    [pages],
  )
  return { profiles, ...useLoadedWhole(query) }
}
