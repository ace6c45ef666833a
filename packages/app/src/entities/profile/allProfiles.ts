import { pageSize, type Profile, profileList } from '@tandem/contract'
import { atom, useAtomValue } from 'jotai'
import { cursorBehind } from '../../shared/api/cursorBehind.ts'
import { operationPagesAtom } from '../../shared/api/operationPagesAtom.ts'
import { useLoadedWhole } from '../../shared/api/useLoadedWhole.ts'

/** All profiles of the organization, page by page (LIST-22). */
const profilePagesQueryAtom = operationPagesAtom(
  { profileList },
  {
    getInput: (_get, cursor) => ({ query: { view: 'admin_list' as const, limit: pageSize.profiles, ...cursor } }),
    getNext: ({ _embedded: { profiles } }) => cursorBehind(profiles),
  },
)

/** The loaded profiles, without empty slots. Undefined while the first ones load. */
const profilesAtom = atom((get): readonly Profile[] | undefined =>
  get(profilePagesQueryAtom).data?.pages.flatMap(({ _embedded: { profiles } }) =>
    profiles.filter(({ slotStatus }) => slotStatus === 'assigned'),
  ),
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

/** Loads all profiles, without empty slots. */
export function useAllProfiles() {
  const profiles = useAtomValue(profilesAtom)
  return { profiles, ...useLoadedWhole(useAtomValue(profilePagesQueryAtom)) }
}
