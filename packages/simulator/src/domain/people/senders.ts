import { type ClientRow, type ProfileRow, type RecipientRow } from '../rows/people.ts'
import { type TandemWorld } from '../rows/world.ts'

/** The client and the profile that write to a recipient, or will write. Undefined without a sequence or a profile. */
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
