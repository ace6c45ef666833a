import { isFirstDegreeOnly } from '@tandem/contract'
import { type SequenceRow } from '../../rows/campaign.ts'
import { type TandemWorkspace } from '../../rows/workspace.ts'

/** Whether a sequence's first contact is a connection request. A re-engagement writes to connections. */
export const sendsRequests = (sequence: SequenceRow): boolean =>
  sequence.type === 'cloud' && !isFirstDegreeOnly(sequence)

/** Whether there is a first contact at all: a request, or the first message. */
export const hasFirstStep = (sequence: SequenceRow): boolean =>
  sendsRequests(sequence) || (sequence.type === 'cloud' ? sequence.templates : sequence.aiTemplates).length > 0

/** The share of recipients who are connections of a profile before any sequence has written to them. */
const connectedShare = 0.2

/**
 * Whether a profile can make the first contact of a sequence with a recipient: without requests only with a
 * first-degree connection. The recipients of a re-engagement are all connections.
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
