import { type ProfileLink, profileLink } from '@tandem/contract'
import { Refusal, refuse } from '../../core/handlers.ts'
import { replanProfile } from '../campaign/run/campaigns.ts'
import { type SequenceRow } from '../rows/campaign.ts'
import { type ProfileRow } from '../rows/people.ts'
import { type TandemWorkspace } from '../rows/workspace.ts'

/** Returns `add` if the profile can be added to the sequence. Any other value is the reason against adding it. */
function linkOf({ tables }: TandemWorkspace, sequence: SequenceRow, profile: ProfileRow): ProfileLink {
  const profileIds = tables.profiles.by('sequenceId', sequence.id).map(({ id }) => id)
  return profileLink(profile, { ...sequence, profileIds })
}

/** True if `linkProfile` would add the profile. */
export const canLink = (workspace: TandemWorkspace, sequence: SequenceRow, profile: ProfileRow): boolean =>
  profile.slotStatus === 'assigned' && linkOf(workspace, sequence, profile) === 'add'

/** SEQ-59, SEQ-61: adds a profile. If another sequence has the profile, throws a 409 with the name of that sequence. */
export function linkProfile(workspace: TandemWorkspace, sequence: SequenceRow, profile: ProfileRow): void {
  const { tables } = workspace
  if (profile.slotStatus === 'empty') throw refuse(422, 'This slot is empty: add a profile to it first.')
  const link = linkOf(workspace, sequence, profile)
  if (link === 'anotherClient') throw refuse(422, 'Only profiles with the same AI client can be added.')
  if (link === 'tooMany') throw refuse(422, 'Too many profiles!')
  if (link === 'overwrite') {
    const id = profile.sequenceId ?? sequence.id
    throw new Refusal(409, [{ existingEntity: { id, name: tables.sequences.get(id)?.name ?? '' } }])
  }
  if (link !== 'add') return
  tables.profiles.patch(profile.id, { sequenceId: sequence.id })
  replanProfile(workspace, profile.id)
}

/** SEQ-60: removes a profile from a sequence. */
export function unlinkProfile(workspace: TandemWorkspace, sequence: SequenceRow, profile: ProfileRow): void {
  if (profile.sequenceId !== sequence.id) throw refuse(404, `Profile ${profile.id} is not in this sequence.`)
  workspace.tables.profiles.patch(profile.id, { sequenceId: null })
  replanProfile(workspace, profile.id)
}
