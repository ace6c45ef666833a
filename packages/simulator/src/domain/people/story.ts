import { type ForecastReason } from '@tandem/contract'
import { planOf, reasonsOf } from '../campaign/forecast/campaignPlan.ts'
import { FirstContactPlan } from '../campaign/forecast/firstContactPlan.ts'
import { type CallRow } from '../rows/calls.ts'
import { type SequenceRow } from '../rows/campaign.ts'
import { type ConversationRow } from '../rows/messaging.ts'
import { type ClientRow } from '../rows/people.ts'
import { dayMs } from '../rows/time.ts'
import { type TandemWorkspace } from '../rows/workspace.ts'

export interface Story {
  readonly sequence: SequenceRow | undefined
  readonly client: ClientRow | undefined
  /** Conversations with a message of the lead. Interested leads of the sequence come first. */
  readonly threads: readonly ConversationRow[]
  /** The next booked call of the sequence. If the sequence has no booked call, a call of another sequence. */
  readonly call: CallRow | undefined
  /** A conversation without automation in which an interested lead waits for a user's reply. */
  readonly waiting: ConversationRow | undefined
}

/**
 * The records that the guided tour shows. The tour shows an active cloud sequence. If possible, the sequence has
 * recipients to contact for at least two more weeks. Of several such sequences, the tour shows the sequence with the
 * largest number of interested leads.
 */
export function storyOf(workspace: TandemWorkspace): Story {
  const { sequences, conversations, clients, calls } = workspace.tables
  const rows = [...conversations.rows()].filter(({ incomingCount }) => incomingCount > 0)
  const interested = Map.groupBy(
    rows.filter((row) => isInterested(workspace, row)),
    ({ sequenceId }) => sequenceId,
  )
  const latestOf = (id: number) => Math.max(0, ...(interested.get(id) ?? []).map((row) => row.dateLastActivity))
  const ranked = [...sequences.rows()]
    .filter(({ status, type }) => status === 'active' && type === 'cloud')
    .toSorted(
      (one, other) =>
        (interested.get(other.id)?.length ?? 0) - (interested.get(one.id)?.length ?? 0) ||
        latestOf(other.id) - latestOf(one.id) ||
        one.id - other.id,
    )
  const sequence = ranked.find((row) => isInFullSwing(workspace, row)) ?? ranked[0]
  const [first] = clients.page({ order: 'byId', limit: 1 })
  const client = sequence ? clients.get(sequence.clientId) : first
  const rankOf = (row: ConversationRow): number =>
    Number(row.clientId === client?.id) +
    Number(row.sequenceId === sequence?.id) * (isInterested(workspace, row) ? 2 : 1)
  const threads = rows.toSorted(
    (one, other) => rankOf(other) - rankOf(one) || other.dateLastActivity - one.dateLastActivity || other.id - one.id,
  )
  const now = workspace.clock.now()
  const [call] = threads
    .flatMap((row) => calls.by('conversationId', row.id).map((each) => ({ row, each, date: each.date ?? 0 })))
    .filter(({ each, date }) => each.status === 'scheduled' && date > now)
    .toSorted(
      (one, other) => rankOf(other.row) - rankOf(one.row) || one.date - other.date || one.each.id - other.each.id,
    )
  const [waiting] = rows
    .filter((row) => row.category === 'interested' && !row.automationEnabled && row.waitingSince !== null)
    .toSorted((one, other) => other.dateLastActivity - one.dateLastActivity || other.id - one.id)
  return { sequence, client, threads, call: call?.each, waiting }
}

/** True if the lead is interested and has no call, and the AI writes the replies. */
const isInterested = ({ tables }: TandemWorkspace, { id, category, automationEnabled }: ConversationRow): boolean =>
  automationEnabled && category === 'interested' && tables.calls.countBy('conversationId', id) === 0

/** True if the sequence will contact recipients for at least two weeks, with only short pauses. */
function isInFullSwing(workspace: TandemWorkspace, sequence: SequenceRow): boolean {
  const plan = planOf(workspace, sequence)
  if (!reasonsOf(workspace, plan).every((reason) => pauses.has(reason))) return false
  const end = workspace.clock.now() + 14 * dayMs
  return new FirstContactPlan(workspace, plan).contacts().some(({ at }) => at >= end)
}

/** Reasons for a pause that ends within days. */
const pauses: ReadonlySet<ForecastReason> = new Set(['sequenceHours', 'profileHours', 'dailyLimit'])
