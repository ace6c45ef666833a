import { type ClientRow, type ProfileRow, type RecipientRow } from '../rows/people.ts'
import { type TandemWorld } from '../rows/world.ts'

/** Who writes to a recipient: the client of their sequence, and the profile that did, else one that will. Undefined where there is none yet. */
export function senderOf(
  { tables }: TandemWorld,
  { id }: RecipientRow,
): { readonly client: Pick<ClientRow, 'name'> | undefined; readonly profile: Pick<ProfileRow, 'name'> | undefined } {
  const [enrolment] = tables.enrolments.by('recipientId', id)
  if (!enrolment) return { client: undefined, profile: undefined }
  const sequence = tables.sequences.get(enrolment.sequenceId)
  const profile =
    enrolment.profileId === null
      ? tables.profiles.by('sequenceId', enrolment.sequenceId)[0]
      : tables.profiles.get(enrolment.profileId)
  return { client: sequence && tables.clients.get(sequence.clientId), profile }
}
