import { type MessageCategory } from '@tandem/contract'
import { handlerOf } from '../conversations/threads.ts'
import { scopeOf } from '../people/scope.ts'
import { type MessageRow } from '../rows/messaging.ts'
import { type UserRow } from '../rows/people.ts'
import { dateOf, isoTime } from '../rows/time.ts'
import { type TandemWorkspace } from '../rows/workspace.ts'
import { dashboardOf } from './dashboard.ts'

const noFigures = {
  requestsSent: 0,
  requestsAccepted: 0,
  messagesSent: 0,
  conversationsReplied: 0,
  callsBooked: 0,
  callsBookedByAi: 0,
  handledByAi: 0,
  handledByPeople: 0,
}

type Figure = keyof typeof noFigures
type Categories = Partial<Record<MessageCategory, number>>

export interface ReportFigures extends Readonly<Record<Figure, number>> {
  readonly categories: Readonly<Categories>
}

/** Response body of `GET /__simulator/report`. */
export interface ControlReport extends ReportFigures {
  readonly since: string
  readonly until: string
  readonly sequences: readonly (ReportFigures & { readonly id: number; readonly name: string })[]
  readonly clients: readonly { readonly id: number; readonly name: string }[]
  readonly tasks: Readonly<Record<'interested' | 'objections' | 'followUps' | 'calls' | 'failed', number>>
}

class Tally {
  readonly figures = { ...noFigures }
  readonly categories: Categories = {}

  add(name: Figure, amount: number | boolean = 1): void {
    this.figures[name] += Number(amount)
  }

  addCategory(category: MessageCategory): void {
    this.categories[category] = (this.categories[category] ?? 0) + 1
  }
}

/** Counts the events from the time `since` until now, and the tasks that are open now. */
export function reportSince(workspace: TandemWorkspace, viewer: UserRow, since: number): ControlReport {
  const { tables, clock } = workspace
  const now = clock.now()
  const isIn = (at: number | null): boolean => at !== null && at >= since && at <= now
  const seen = tables.sequences.by('organizationId', viewer.organizationId).filter(scopeOf(workspace, viewer).sequences)
  const total = new Tally()
  const bySequence = new Map(seen.map(({ id }) => [id, new Tally()]))
  const talliesOf = (sequenceId: number | null | undefined): readonly Tally[] => {
    const own = bySequence.get(sequenceId ?? 0)
    return own ? [total, own] : []
  }
  const ofConversation = (id: number) => talliesOf(tables.conversations.get(id)?.sequenceId)

  for (const { sequenceId, dateRequested, dateAccepted } of tables.enrolments.rows()) {
    for (const tally of talliesOf(sequenceId)) {
      tally.add('requestsSent', isIn(dateRequested))
      tally.add('requestsAccepted', isIn(dateAccepted))
    }
  }
  const sent = [...tables.messages.rows()].filter(({ status, timestamp }) => status === 'sent' && isIn(timestamp))
  for (const [id, thread] of Map.groupBy(sent, ({ conversationId }) => conversationId))
    for (const tally of ofConversation(id)) countThread(tally, thread)
  for (const { conversationId, dateBooked, bookedBy } of tables.calls.rows()) {
    for (const tally of isIn(dateBooked) ? ofConversation(conversationId) : []) {
      tally.add('callsBooked')
      tally.add('callsBookedByAi', bookedBy === 'ai')
    }
  }

  const reports = seen
    .flatMap(({ id, name, clientId }) => {
      const { figures, categories } = bySequence.get(id) ?? total
      return Object.values(figures).some((figure) => figure > 0) ? [{ id, name, clientId, ...figures, categories }] : []
    })
    .toSorted((one, other) => other.messagesSent - one.messagesSent || one.id - other.id)
  const clientIds = new Set(reports.map(({ clientId }) => clientId))
  return {
    since: isoTime(since),
    until: isoTime(now),
    ...total.figures,
    categories: total.categories,
    sequences: reports,
    clients: [...clientIds].flatMap((id) => tables.clients.get(id) ?? []).map(({ id, name }) => ({ id, name })),
    tasks: openTasks(workspace, viewer),
  }
}

/** Counts the messages of a conversation. The author of the last reply or follow-up is the handler: AI or people. */
function countThread(tally: Tally, thread: readonly MessageRow[]): void {
  const outgoing = thread.filter(({ type, isRequest }) => type === 'outgoing' && !isRequest)
  tally.add('messagesSent', outgoing.length)
  const handler = outgoing.map(handlerOf).findLast((each) => each !== undefined)
  if (handler) tally.add(handler === 'ai' ? 'handledByAi' : 'handledByPeople')
  const incoming = thread.filter(({ type }) => type === 'incoming')
  if (incoming.length > 0) tally.add('conversationsReplied')
  const category = incoming.findLast((message) => message.category !== null)?.category
  if (category) tally.addCategory(category)
}

function openTasks(workspace: TandemWorkspace, viewer: UserRow): ControlReport['tasks'] {
  const today = dateOf(workspace.clock.now())
  const { tasks } = dashboardOf(workspace, viewer, { start: today, end: today })
  return {
    interested: tasks.interestedTotal - tasks.interestedProcessed,
    objections: tasks.objectionTotal - tasks.objectionProcessed,
    followUps: tasks.followUpsRequired - tasks.followUpsProcessed,
    calls: tasks.callsExpired - tasks.callsProcessed,
    failed: tasks.messagesFailed ?? 0,
  }
}
