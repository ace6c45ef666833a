import { afterOutgoing, isAnswerTo, messageDefaults, timeInThread } from '../../conversations/threads.ts'
import { type ConversationRow, type MessageRow } from '../../rows/messaging.ts'
import { type TandemWorkspace } from '../../rows/workspace.ts'
import { type DailyStats } from '../../stats/dailyStats.ts'
import { creditCost } from '../plan/creditCost.ts'

interface SendContext {
  readonly workspace: TandemWorkspace
  readonly stats: DailyStats
  readonly at: number
}

/** `id`: the id of a message that is already stored. Without an id, the message is new. */
type Outgoing = Pick<MessageRow, 'kind' | 'text' | 'answers' | 'isFollowUp'> & { readonly id?: number }

/**
 * Writes a message to the thread. Counts the message and its AI credits in the statistics of the sequence.
 * @returns the changed conversation, which the caller must save
 */
export function sendMessage(
  { workspace, stats, at }: SendContext,
  conversation: ConversationRow,
  { id, kind, text, answers, isFollowUp }: Outgoing,
): ConversationRow {
  const { messages, sequences, clients } = workspace.tables
  const { id: conversationId, sequenceId, profileId } = conversation
  const timestamp = timeInThread(conversation, at, id)
  const fields = { status: 'sent', timestamp, error: null, kind, text, answers, isFollowUp } as const
  const message =
    id === undefined
      ? messages.insert({ ...messageDefaults, conversationId, type: 'outgoing', ...fields })
      : messages.patch(id, fields)
  const sequence = sequenceId === null ? undefined : sequences.get(sequenceId)
  if (sequence) {
    const isManual = kind === 'manual'
    const isObjection = !isFollowUp && answers === 'objection'
    stats.count(
      { sequence, profileId, at },
      {
        messagesCount: 1,
        needAnswerDelta: isAnswerTo(conversation, { kind }) ? -1 : 0,
        creditsUsed: creditCost(kind, clients.get(sequence.clientId)?.info ?? ''),
        [isManual ? 'followUpsManual' : 'followUpsAi']: Number(isFollowUp),
        [isManual ? 'objectionsManual' : 'objectionsAi']: Number(isObjection),
      },
    )
  }
  return afterOutgoing(conversation, message)
}
