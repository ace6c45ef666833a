import { type Profile, profileLink, type SequenceId, type ClientId } from '@tandem/contract'
import { hasAllWords } from '../../../shared/text/hasAllWords.ts'

/** The sequence that profiles are chosen for. */
export interface ProfileTarget {
  /** Null in the creation wizard, before the sequence exists. */
  readonly sequenceId: SequenceId | null
  readonly clientId: ClientId
  readonly selectedIds: readonly number[]
  /** The sequence sends connection requests. Without them it takes one profile (SEQ-64). */
  readonly sendsRequests: boolean
}

/** The result of choosing a profile now. */
export const linkOf = (profile: Profile, { sequenceId, clientId, selectedIds, sendsRequests }: ProfileTarget) =>
  profileLink(profile, {
    id: sequenceId,
    clientId,
    profileIds: selectedIds,
    sendConnectionRequests: sendsRequests,
  })

/** The profiles whose name, title or company has all words of a search in it. */
export const foundProfiles = (profiles: readonly Profile[], search: string): readonly Profile[] =>
  profiles.filter(({ name, title, company }) => hasAllWords(`${name} ${title ?? ''} ${company ?? ''}`, search))

/** The profiles of the sequence's client first, then those that cannot be chosen; by name. */
export function sortedProfiles(profiles: readonly Profile[], clientId: ClientId): readonly Profile[] {
  const rank = (profile: Profile) => (profile.clientId === clientId ? 0 : 1)
  return profiles.toSorted((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name))
}

/** SEQ-18: whether the client has no profile, and none is selected. */
export const hasNoProfiles = (
  profiles: readonly Profile[],
  { clientId, selectedIds }: Pick<ProfileTarget, 'clientId' | 'selectedIds'>,
): boolean => !profiles.some((profile) => profile.clientId === clientId || selectedIds.includes(profile.id))

/** SEQ-165: how many of the selected profiles are not among those that the user can see. */
export const unseenCount = (profiles: readonly Profile[], selectedIds: readonly number[]): number =>
  selectedIds.filter((id) => !profiles.some((profile) => profile.id === id)).length
