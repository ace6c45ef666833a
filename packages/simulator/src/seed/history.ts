import { weeklyRequestsLimit } from '@tandem/contract'
import { type Random } from '../core/random.ts'
import { firstContactDay } from '../domain/campaign/plan/firstContactTimes.ts'
import { drawAcceptedBehaviour, drawBehaviour, neverAccepts } from '../domain/campaign/plan/behaviour.ts'
import { type LeadBehaviour } from '../domain/rows/leadBehaviour.ts'
import { scriptFor, saveLead, type Lead } from '../domain/campaign/plan/lead.ts'
import { runStep } from '../domain/campaign/run/runStep.ts'
import { acceptanceTime, timingOf } from '../domain/campaign/plan/timing.ts'
import { withdrawInThePast } from '../domain/campaign/run/withdrawals.ts'
import { newEnrolment } from '../domain/campaign/plan/newEnrolment.ts'
import { DailyStats } from '../domain/stats/dailyStats.ts'
import { type ProfileRow, type RecipientRow } from '../domain/rows/people.ts'
import { dayMs, hourMs } from '../domain/rows/time.ts'
import { read } from '../domain/conversations/threads.ts'
import { type TandemWorkspace } from '../domain/rows/workspace.ts'
import { type Campaign } from './campaigns.ts'
import { suggestCallsByHand } from './calls.ts'
import { OpenTasks } from './openTasks.ts'
import { teamMove } from './teamMoves.ts'

export interface HistoryPlan {
  readonly conversations: number
  readonly calls: number
  /** SIM-42: the AI does most of the work, and the team has few open tasks. Default: the team does much by hand. */
  readonly isAutomated?: boolean
}

export interface EnrolledCampaign {
  readonly campaign: Campaign
  readonly recipients: readonly RecipientRow[]
}

/** A planned first contact. */
interface Turn {
  readonly campaign: Campaign
  readonly profile: ProfileRow
  readonly recipient: RecipientRow
  readonly enrolmentId: number
  readonly at: number
}

/** Replays the past of each sequence, with a simulated team. */
export function seedHistory(
  workspace: TandemWorkspace,
  enrolled: readonly EnrolledCampaign[],
  plan: HistoryPlan,
): void {
  const stats = new DailyStats(workspace)
  const random = workspace.random.fork('history')
  const turns = enrolled.flatMap((each) => enrol(workspace, stats, each))
  const shuffled = random.shuffle(turns)
  const behaviours = drawBehaviours(workspace, random, shuffled, plan.conversations)
  const tasks = plan.isAutomated ? new OpenTasks(workspace) : undefined
  let callsLeft = plan.calls
  for (const turn of shuffled) {
    const behaviour = behaviours.get(turn.enrolmentId) ?? neverAccepts
    const lead = startLead(workspace, turn, callsLeft > 0 ? behaviour : { ...behaviour, call: 'none' })
    playLead(workspace, stats, lead, turn.campaign.runsUntil, tasks)
    if (lead.call) callsLeft -= 1
    saveLead(workspace, setReadState(workspace, stats, lead, plan))
  }
  for (const { campaign } of enrolled)
    for (const sender of campaign.senders) withdrawInThePast(workspace, stats, sender)
  if (callsLeft > 0) suggestCallsByHand(workspace, random, callsLeft)
  stats.save()
}

/** Adds recipients to their sequence, and plans their first contacts in the past. */
function enrol(workspace: TandemWorkspace, stats: DailyStats, { campaign, recipients }: EnrolledCampaign): Turn[] {
  const { sequence, senders, runsUntil } = campaign
  const end = Math.min(workspace.clock.now(), runsUntil)
  const waiting = recipients.map((recipient) => {
    stats.count({ sequence, profileId: null, at: recipient.dateAdded }, { recipientsAdded: 1 })
    return { recipient, enrolmentId: insertEnrolment(workspace, sequence.id, recipient) }
  })
  const turns: Turn[] = []
  const requests = new Map(senders.map(({ id }): [number, number[]] => [id, []]))
  let next = 0
  for (let day = Math.floor(sequence.dateCreated / dayMs) * dayMs; day < end && next < waiting.length; day += dayMs) {
    for (const profile of senders) {
      const { times, usualCount } = firstContactDay(workspace, sequence, profile, day)
      for (const at of times.take(usualCount)) {
        const first = waiting[next]
        const sent = requests.get(profile.id) ?? []
        const isFull = sent.filter((time) => time >= day - 6 * dayMs).length >= weeklyRequestsLimit
        if (at < sequence.dateCreated || at > end || !first || first.recipient.dateAdded > at || isFull) continue
        sent.push(at)
        turns.push({ campaign, profile, at, ...first })
        next += 1
      }
    }
  }
  return turns
}

function insertEnrolment(
  { tables }: TandemWorkspace,
  sequenceId: number,
  { id: recipientId, dateAdded }: RecipientRow,
): number {
  return tables.enrolments.insert(newEnrolment({ sequenceId, recipientId, status: 'approved', dateAdded })).id
}

/** Chooses a behaviour for each first contact, so that the planned number of conversations begins. */
function drawBehaviours(
  workspace: TandemWorkspace,
  random: Random,
  turns: readonly Turn[],
  conversations: number,
): ReadonlyMap<number, LeadBehaviour> {
  const now = workspace.clock.now()
  const behaviours = new Map<number, LeadBehaviour>()
  let left = conversations - turns.filter(({ campaign }) => !campaign.sequence.sendConnectionRequests).length
  for (const { campaign, at, enrolmentId, recipient } of turns) {
    const isKnown = !campaign.sequence.sendConnectionRequests
    const behaviour = drawBehaviour(workspace.random.fork('fate', enrolmentId), isKnown)
    const acceptedAt = isKnown ? undefined : acceptanceTime(behaviour, recipient.timeZone, at)
    const isOpenByNow = acceptedAt !== undefined && acceptedAt <= now
    const hasRoom = !isOpenByNow || left > 0
    behaviours.set(enrolmentId, hasRoom ? behaviour : neverAccepts)
    if (isOpenByNow && hasRoom) left -= 1
  }
  // If too few leads have accepted by now, further leads accept after 2 to 30 hours.
  for (const { campaign, at, enrolmentId } of turns) {
    if (left === 0) break
    const isFree =
      campaign.sequence.sendConnectionRequests && behaviours.get(enrolmentId) === neverAccepts && at < now - 3 * dayMs
    if (!isFree) continue
    behaviours.set(enrolmentId, {
      ...drawAcceptedBehaviour(workspace.random.fork('late', enrolmentId)),
      acceptsAfterHours: random.integer(2, 30),
    })
    left -= 1
  }
  return behaviours
}

function startLead(
  workspace: TandemWorkspace,
  { campaign, profile, recipient, enrolmentId, at }: Turn,
  behaviour: LeadBehaviour,
): Lead {
  const { sequence } = campaign
  const enrolment = workspace.tables.enrolments.get(enrolmentId)
  const client = workspace.tables.clients.get(sequence.clientId)
  if (!enrolment || !client) throw new Error(`Enrolment ${enrolmentId} has no client.`)
  const script = scriptFor(workspace, sequence, enrolment, behaviour)
  return {
    sequence,
    client,
    profile,
    recipient,
    script,
    enrolment: { ...enrolment, behaviour },
    conversation: undefined,
    call: undefined,
    since: at,
  }
}

/** Replays a lead's script up to now, with the actions of the team. */
function playLead(
  workspace: TandemWorkspace,
  stats: DailyStats,
  lead: Lead,
  runsUntil: number,
  tasks: OpenTasks | undefined,
): void {
  const now = workspace.clock.now()
  runStep(workspace, stats, lead, lead.since)
  for (;;) {
    const next = timingOf(workspace, stats, lead, runsUntil)
    if (next.is === 'over') return
    if (next.is === 'skipped') {
      lead.enrolment = { ...lead.enrolment, stepIndex: lead.enrolment.stepIndex + 1 }
      continue
    }
    const at = next.is === 'due' ? next.at : teamMove(workspace, lead, next.from, tasks !== undefined)
    if (at === undefined || at > now) return
    if (lead.conversation && tasks?.take(lead, at)) {
      lead.conversation = { ...lead.conversation, automationEnabled: false }
      return
    }
    runStep(workspace, stats, lead, at, next.is === 'due' ? next.replyKind : 'manual')
  }
}

/** Sets the unread messages, the automation and the due follow-up of a lead's conversation. */
function setReadState(
  workspace: TandemWorkspace,
  stats: DailyStats,
  lead: Lead,
  { isAutomated = false }: HistoryPlan,
): Lead {
  const { conversation } = lead
  if (!conversation) return lead
  const now = workspace.clock.now()
  const random = workspace.random.fork('settle', conversation.id)
  const isFresh = conversation.dateLastActivity > now - 70 * hourMs
  const staysUnread =
    isFresh && conversation.unreadMessagesCount > 0 && (conversation.waitingSince !== null || random.chance(0.12))
  const next = timingOf(workspace, stats, lead, Infinity)
  const isFollowUp = lead.script[lead.enrolment.stepIndex]?.act === 'followUp'
  const due = isFollowUp && next.is === 'waiting' ? next.from : null
  lead.conversation = {
    ...(staysUnread ? unreadTail(workspace, conversation) : read(conversation)),
    automationEnabled: (random.chance(0.94) || isAutomated) && conversation.automationEnabled,
    followUpDue: due !== null && due > now - 2 * dayMs ? due : null,
  }
  return lead
}

/** Makes the messages after the profile's last message unread. */
function unreadTail(
  workspace: TandemWorkspace,
  conversation: NonNullable<Lead['conversation']>,
): NonNullable<Lead['conversation']> {
  const thread = [...workspace.tables.messages.ordered('ofConversation', { group: conversation.id })]
  const lastOutgoing = thread.findLast(({ type }) => type === 'outgoing')
  const tail = thread.slice(lastOutgoing ? thread.indexOf(lastOutgoing) + 1 : 0)
  if (tail.length === 0) return read(conversation)
  return { ...conversation, lastReadMessageId: lastOutgoing?.id ?? null, unreadMessagesCount: tail.length }
}
