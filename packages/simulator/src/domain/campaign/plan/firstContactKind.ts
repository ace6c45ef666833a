import { isFirstDegreeOnly } from '@tandem/contract'
import { type SequenceRow } from '../../rows/campaign.ts'
import { type TandemWorkspace } from '../../rows/workspace.ts'

/** A re-engagement sends no connection requests, because its recipients are already connections. */
export const sendsRequests = (sequence: SequenceRow): boolean =>
  sequence.type === 'cloud' && !isFirstDegreeOnly(sequence)

export const hasFirstStep = (sequence: SequenceRow): boolean =>
  sendsRequests(sequence) || (sequence.type === 'cloud' ? sequence.templates : sequence.aiTemplates).length > 0

/** Share of recipients who are already connected to a profile. */
const connectedShare = 0.2

/** In a cloud sequence without requests, the recipient must be a first-degree connection. */
export function canContact(
  { tables, random }: TandemWorkspace,
  sequence: SequenceRow,
  profileId: number,
  recipientId: number,
): boolean {
  if (sequence.type !== 'cloud' || sendsRequests(sequence)) return true
  const hasThread = tables.conversations.by('recipientId', recipientId).some((row) => row.profileId === profileId)
  return hasThread || random.fork('connection', profileId, recipientId).chance(connectedShare)
}
