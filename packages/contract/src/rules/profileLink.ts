import { isFirstDegreeOnly } from './template.ts'

interface LinkProfile {
  readonly id: number
  readonly clientId: number | null
  /** The one sequence that the profile sends for. */
  readonly sequenceId: number | null
}

interface LinkSequence {
  readonly id: number | null
  readonly clientId: number
  readonly profileIds: readonly number[]
  readonly sendConnectionRequests: boolean
}

/**
 * What selecting a profile for a sequence does (document 2, sections 4 and 5):
 * `remove` when it is linked here; `anotherClient`: disabled; `tooMany`: blocked, a sequence for first-degree connections takes one;
 * `overwrite`: offered, because it is linked to another sequence; `add`.
 */
export type ProfileLink = 'remove' | 'anotherClient' | 'tooMany' | 'overwrite' | 'add'

/** `sequence.id` is null in the creation wizard, where the sequence doesn't exist yet. */
export function profileLink(profile: LinkProfile, sequence: LinkSequence): ProfileLink {
  if (sequence.profileIds.includes(profile.id)) return 'remove'
  if (profile.clientId !== sequence.clientId) return 'anotherClient'
  if (isFirstDegreeOnly(sequence) && sequence.profileIds.length > 0) return 'tooMany'
  return profile.sequenceId !== null && profile.sequenceId !== sequence.id ? 'overwrite' : 'add'
}

/** A sequence for first-degree connections only has room for one profile. */
export function areTooManyProfiles({
  profileIds,
  sendConnectionRequests,
}: Pick<LinkSequence, 'profileIds' | 'sendConnectionRequests'>): boolean {
  return isFirstDegreeOnly({ sendConnectionRequests }) && profileIds.length > 1
}
