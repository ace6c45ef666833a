import { nextSendingTime, type NextStepKind, type ForecastReason, type RecipientProgress } from '@tandem/contract'
import { type EnrolmentRow } from '../../rows/campaign.ts'
import { type ProfileRow } from '../../rows/people.ts'
import { type TandemWorkspace } from '../../rows/workspace.ts'
import { DailyStats } from '../../stats/dailyStats.ts'
import { sendsRequests } from '../plan/firstContactKind.ts'
import { currentStep, type Lead, loadLead } from '../plan/lead.ts'
import { type BlockReason, nextStepOfLead } from '../plan/nextStep.ts'
import { type ScriptStep } from '../plan/script.ts'
import { type Due, closedBy } from '../plan/timing.ts'
import { blocksOf, type CampaignPlan, reasonsOf } from './campaignPlan.ts'
import { FirstContactPlan, type PlannedContact } from './firstContactPlan.ts'

interface StepToSend {
  readonly step: NextStepKind | null
  readonly position: number | null
}

/** SEQ-84: the next step, its time if known, and the reason why the step is not earlier. */
interface StepForecast extends StepToSend {
  readonly at: number | null
  readonly why: ForecastReason
  readonly profile: ProfileRow | undefined
}

export interface Queued extends StepForecast {
  readonly recipientId: number
  readonly conversationId: number | null
  readonly status: RecipientProgress
}

const nothing: StepToSend = { step: null, position: null }

/** SEQ-84: the status and the next step of recipients. */
export function queueOf(
  workspace: TandemWorkspace,
  plan: CampaignPlan,
  enrolments: readonly EnrolmentRow[],
): readonly Queued[] {
  const asked = enrolments.filter(({ profileId }) => profileId === null).map(({ recipientId }) => recipientId)
  const contacts = contactsOf(workspace, plan, new Set(asked))
  return enrolments.map((enrolment) => {
    const lead = loadLead(workspace, enrolment)
    const stepForecast = lead
      ? leadForecast(workspace, plan, lead)
      : forecastBefore(workspace, plan, enrolment, contacts)
    const { recipientId, conversationId } = enrolment
    return { recipientId, conversationId, status: statusOf(enrolment), ...stepForecast }
  })
}

/** SEQ-167: for each message, the recipient who gets it next. If no time is known, any recipient who waits for it. */
export function messageQueueOf(workspace: TandemWorkspace, plan: CampaignPlan): readonly Queued[] {
  const isContacted = ({ profileId }: EnrolmentRow): boolean => profileId !== null
  // All recipients without a first contact wait for the same message, so only one of these recipients is looked up.
  const firstId = firstContactOf(workspace, plan)?.recipientId ?? plan.waiting[0]
  const first = plan.enrolled.find((row) => !isContacted(row) && (firstId ?? row.recipientId) === row.recipientId)
  const asked = plan.enrolled.filter((row) => isContacted(row) || row === first)
  const byPosition = new Map<number, Queued>()
  for (const queued of queueOf(workspace, plan, asked)) {
    const { step, position, at } = queued
    if (position === null || (step !== 'request' && step !== 'message')) continue
    const known = byPosition.get(position)
    if (!known || (at ?? Infinity) < (known.at ?? Infinity)) byPosition.set(position, queued)
  }
  return [...byPosition].toSorted(([one], [other]) => one - other).map(([, queued]) => queued)
}

function firstContactOf(workspace: TandemWorkspace, plan: CampaignPlan): PlannedContact | undefined {
  if (plan.waiting.length === 0 || blocksOf(workspace, plan).length > 0) return undefined
  const { value } = new FirstContactPlan(workspace, plan).contacts().next()
  return value ?? undefined
}

function statusOf(enrolment: EnrolmentRow): RecipientProgress {
  if (enrolment.dateInterested !== null) return 'interested'
  if (enrolment.dateReplied !== null) return 'answered'
  if (enrolment.dateAccepted !== null) return 'accepted'
  if (enrolment.dateWithdrawn !== null) return 'withdrawn'
  return enrolment.status === 'new' ? 'waiting' : enrolment.status
}

function contactsOf(
  workspace: TandemWorkspace,
  plan: CampaignPlan,
  asked: ReadonlySet<number>,
): ReadonlyMap<number, PlannedContact> {
  const found = new Map<number, PlannedContact>()
  const missing = plan.waiting.filter((id) => asked.has(id)).length
  if (missing === 0 || blocksOf(workspace, plan).length > 0) return found
  for (const contact of new FirstContactPlan(workspace, plan).contacts()) {
    if (asked.has(contact.recipientId)) found.set(contact.recipientId, contact)
    if (found.size === missing) break
  }
  return found
}

/** The forecast for a recipient before the first contact, or after a withdrawn request. */
function forecastBefore(
  workspace: TandemWorkspace,
  plan: CampaignPlan,
  { recipientId, profileId, status }: EnrolmentRow,
  contacts: ReadonlyMap<number, PlannedContact>,
): StepForecast {
  if (profileId !== null)
    return { ...nothing, at: null, why: 'finished', profile: workspace.tables.profiles.get(profileId) }
  const first: StepToSend = { step: sendsRequests(plan.launched) ? 'request' : 'message', position: 0 }
  const contact = contacts.get(recipientId)
  if (contact) return { ...first, at: contact.at, why: contact.why, profile: contact.profile }
  const [block] = blocksOf(workspace, plan)
  const blocked = (why: ForecastReason): StepForecast => ({ ...first, at: null, why, profile: undefined })
  if (block === 'archived' || block === 'paused') return blocked(block)
  if (status === 'new') return blocked('notApproved')
  if (plan.unreachable.has(recipientId)) return blocked('notConnected')
  return blocked(block ?? reasonsOf(workspace, plan)[0] ?? 'dailyLimit')
}

function leadForecast(workspace: TandemWorkspace, { saved, launched }: CampaignPlan, lead: Lead): StepForecast {
  const next = nextStepOfLead(workspace, new DailyStats(workspace), lead)
  const { profile, enrolment } = lead
  const step = currentStep(lead)
  const isArchived = saved?.status === 'archived'
  const stepForecast = (to: StepToSend, why: ForecastReason, at: number | null = null): StepForecast => ({
    ...to,
    at,
    why,
    profile,
  })
  const afterAcceptance: StepToSend =
    (launched.type === 'cloud' ? launched.templates : launched.aiTemplates).length > 1
      ? { step: 'message', position: 1 }
      : nothing
  if (next.is === 'blocked')
    return stepForecast(stepToSend(step), next.why === 'paused' && isArchived ? 'archived' : forecastReasons[next.why])
  if (next.is === 'waiting')
    return stepForecast(stepToSend(step), 'person', next.from > workspace.clock.now() ? next.from : null)
  if (next.is === 'due') {
    // The queue gives no time, because a real server cannot know when a lead will act.
    if (step?.act === 'accept') return stepForecast(afterAcceptance, 'acceptance')
    if (step?.act === 'incoming') return stepForecast(nothing, 'answer')
    // A user sets the outcome of the call at the planned time or later. The queue gives no past time.
    if (step?.act === 'closeCall')
      return stepForecast(stepToSend(step), 'person', next.planned > workspace.clock.now() ? next.planned : null)
    return stepForecast(stepToSend(step), delayOf(lead, step, next), next.at)
  }
  if (next.why === 'neverAccepted' && enrolment.dateRequested !== null)
    return stepForecast(afterAcceptance, 'acceptance')
  if (next.why !== 'notRunning') return stepForecast(nothing, enrolment.dateReplied === null ? 'answer' : 'finished')
  const now = workspace.clock.now()
  const isEverOpen = nextSendingTime(profile, launched, now) !== undefined
  return stepForecast(
    stepToSend(step),
    isEverOpen ? 'dailyLimit' : (closedBy(launched, profile, now) ?? 'profileHours'),
  )
}

const forecastReasons: Readonly<Record<BlockReason, ForecastReason>> = {
  paused: 'paused',
  noProfile: 'profileRemoved',
  disconnected: 'disconnected',
  automationOff: 'automationOff',
  unfollowed: 'unfollowed',
  noCredits: 'noCredits',
  failed: 'failed',
}

function delayOf(
  { sequence, profile, since }: Lead,
  step: ScriptStep | undefined,
  { why, planned }: Due,
): ForecastReason {
  if (why === 'dailyLimit') return 'dailyLimit'
  if (why !== 'schedule') return 'delay'
  const messages = sequence.type === 'cloud' ? sequence.templates : sequence.aiTemplates
  const delaySecs = step?.act === 'template' ? (messages[step.message]?.delaySecs ?? 0) : 0
  return closedBy(sequence, profile, Math.min(since + delaySecs * 1000, planned)) ?? 'delay'
}

const kinds: Readonly<Partial<Record<ScriptStep['act'], NextStepKind>>> = {
  request: 'request',
  template: 'message',
  reply: 'reply',
  followUp: 'followUp',
  remind: 'reminder',
  closeCall: 'call',
}

/** The step as the queue shows it. Returns `nothing` for an action of the lead (`accept` or `incoming`). */
function stepToSend(step: ScriptStep | undefined): StepToSend {
  const kind = step && kinds[step.act]
  if (!kind) return nothing
  if (step.act === 'template') return { step: kind, position: step.message }
  if (step.act === 'followUp') return { step: kind, position: step.round }
  return { step: kind, position: step.act === 'request' ? 0 : null }
}
