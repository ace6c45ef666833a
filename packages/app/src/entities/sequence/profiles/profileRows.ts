import { type Profile, profileLink, type SequenceId, type ClientId } from '@tandem/contract'
import { hasAllWords } from '../../../shared/text/hasAllWords.ts'

/** The sequence for which profiles are selected. */
export interface ProfileTarget {
  /** Null in the creation wizard, before the sequence exists. */
  readonly sequenceId: SequenceId | null
  readonly clientId: ClientId
  readonly selectedIds: readonly number[]
  /** True if the sequence sends connection requests. Without requests it can have only one profile (SEQ-64). */
  readonly sendsRequests: boolean
}

/** The effect of a press on the button of a profile, or the reason why the button is disabled. */
export const linkOf = (profile: Profile, { sequenceId, clientId, selectedIds, sendsRequests }: ProfileTarget) =>
  profileLink(profile, {
    id: sequenceId,
    clientId,
    profileIds: selectedIds,
    sendConnectionRequests: sendsRequests,
  })

/** The profiles whose name, title or company contain all words of a search. */
export const foundProfiles = (profiles: readonly Profile[], search: string): readonly Profile[] =>
  profiles.filter(({ name, title, company }) => hasAllWords(`${name} ${title ?? ''} ${company ?? ''}`, search))

/** The profiles that the sequence can use, and the profiles of other clients (SEQ-63), both sorted by name. */
export function groupedProfiles(profiles: readonly Profile[], target: ProfileTarget) {
  const sorted = profiles.toSorted((one, other) => one.name.localeCompare(other.name))
  const isOther = (profile: Profile) => linkOf(profile, target) === 'anotherClient'
  return { own: sorted.filter((profile) => !isOther(profile)), others: sorted.filter(isOther) }
}

/** SEQ-18: true if the client has no profile, and none is selected. */
export const hasNoProfiles = (
  profiles: readonly Profile[],
  { clientId, selectedIds }: Pick<ProfileTarget, 'clientId' | 'selectedIds'>,
): boolean => !profiles.some((profile) => profile.clientId === clientId || selectedIds.includes(profile.id))

/** SEQ-165: number of selected profiles that the user cannot see. */
export const unseenCount = (profiles: readonly Profile[], selectedIds: readonly number[]): number =>
  selectedIds.filter((id) => !profiles.some((profile) => profile.id === id)).length
