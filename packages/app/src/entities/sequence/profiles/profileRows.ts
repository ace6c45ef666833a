import { type Profile, profileLink, type SequenceId, type ClientId } from '@tandem/contract'
import { hasAllWords } from '../../../shared/text/hasAllWords.ts'

export interface ProfileTarget {
  /** Null in the creation wizard. */
  readonly sequenceId: SequenceId | null
  readonly clientId: ClientId
  readonly selectedIds: readonly number[]
  /** A sequence that sends no connection requests can have only one profile (SEQ-64). */
  readonly sendsRequests: boolean
}

export const linkOf = (profile: Profile, { sequenceId, clientId, selectedIds, sendsRequests }: ProfileTarget) =>
  profileLink(profile, {
    id: sequenceId,
    clientId,
    profileIds: selectedIds,
    sendConnectionRequests: sendsRequests,
  })

export const foundProfiles = (profiles: readonly Profile[], search: string): readonly Profile[] =>
  profiles.filter(({ name, title, company }) => hasAllWords(`${name} ${title ?? ''} ${company ?? ''}`, search))

/** Sorts the profiles by name. `others` has the profiles of other clients (SEQ-63), and `own` has the rest. */
export function groupedProfiles(profiles: readonly Profile[], target: ProfileTarget) {
  const sorted = profiles.toSorted((one, other) => one.name.localeCompare(other.name))
  const isOther = (profile: Profile) => linkOf(profile, target) === 'anotherClient'
  return { own: sorted.filter((profile) => !isOther(profile)), others: sorted.filter(isOther) }
}

export const hasNoProfiles = (
  profiles: readonly Profile[],
  { clientId, selectedIds }: Pick<ProfileTarget, 'clientId' | 'selectedIds'>,
): boolean => !profiles.some((profile) => profile.clientId === clientId || selectedIds.includes(profile.id))

export const unseenCount = (profiles: readonly Profile[], selectedIds: readonly number[]): number =>
  selectedIds.filter((id) => !profiles.some((profile) => profile.id === id)).length
