import { isFirstDegreeOnly } from '../step/rules.ts'

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
 * What selecting a profile for a sequence does. `remove`: it is linked here (SEQ-59). `anotherClient`: disabled
 * (SEQ-63). `tooMany`: blocked (SEQ-64). `overwrite`: offered, because another sequence has the profile (SEQ-61).
 * `add`: none of these.
 */
export type ProfileLink = 'remove' | 'anotherClient' | 'tooMany' | 'overwrite' | 'add'

/** The result of selecting a profile. `sequence.id` is null in the wizard, before the sequence exists. */
export function profileLink(profile: LinkProfile, sequence: LinkSequence): ProfileLink {
  if (sequence.profileIds.includes(profile.id)) return 'remove'
  if (profile.clientId !== sequence.clientId) return 'anotherClient'
  if (isFirstDegreeOnly(sequence) && sequence.profileIds.length > 0) return 'tooMany'
  return profile.sequenceId !== null && profile.sequenceId !== sequence.id ? 'overwrite' : 'add'
}

/** SEQ-64: a sequence that sends only to first-degree connections takes one profile. */
export function areTooManyProfiles({
  profileIds,
  sendConnectionRequests,
}: Pick<LinkSequence, 'profileIds' | 'sendConnectionRequests'>): boolean {
  return isFirstDegreeOnly({ sendConnectionRequests }) && profileIds.length > 1
}
