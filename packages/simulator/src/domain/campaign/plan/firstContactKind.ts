import { isFirstDegreeOnly } from '@tandem/contract'
import { type SequenceRow } from '../../rows/campaign.ts'
import { type TandemWorkspace } from '../../rows/workspace.ts'

/**
 * True if the first contact of a sequence is a connection request. The recipients of a re-engagement are already
 * connections.
 */
export const sendsRequests = (sequence: SequenceRow): boolean =>
  sequence.type === 'cloud' && !isFirstDegreeOnly(sequence)

/** True if the sequence has a first contact: a request or a first message. */
export const hasFirstStep = (sequence: SequenceRow): boolean =>
  sendsRequests(sequence) || (sequence.type === 'cloud' ? sequence.templates : sequence.aiTemplates).length > 0

/** Share of recipients who are connected to a profile before the first contact. */
const connectedShare = 0.2

/**
 * True if a profile can make the first contact with a recipient. Without requests, the recipient must be a first-degree
 * connection. The recipients of a re-engagement always are.
 */
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
