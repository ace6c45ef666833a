import { refuse } from '../../../core/handlers.ts'
import { type EnrolmentRow } from '../../rows/campaign.ts'
import { minuteMs } from '../../rows/time.ts'
import { type TandemWorkspace } from '../../rows/workspace.ts'
import { DailyStats } from '../../stats/dailyStats.ts'
import { clearFinishedChange, stopAt, takeStopped } from '../plan/overrides.ts'
import { isSending } from '../plan/drafts.ts'
import { currentStep, loadLead, saveLead, type Lead } from '../plan/lead.ts'
import { nextStepOfLead, type NextStep } from '../plan/nextStep.ts'
import { type ReplyKind } from '../plan/stepContext.ts'
import { addReaction } from './manualMessages.ts'
import { runStep } from './runStep.ts'
import { demandedFailure, recordFailure, retryMs, sendFailureOf, type SendFailure } from './sendFailures.ts'

/** True if the lead never accepts the sent request. */
export const willNeverAccept = ({ dateRequested, dateAccepted, behaviour }: EnrolmentRow): boolean =>
  dateRequested !== null && dateAccepted === null && behaviour.acceptsAfterHours === null

/** Runs the due step of a lead. Does nothing if another event has replaced `event`. */
export function leadStepDue(
  workspace: TandemWorkspace,
  { enrolmentId }: { readonly enrolmentId: number },
  event: { readonly id: number },
): void {
  const enrolment = workspace.tables.enrolments.get(enrolmentId)
  if (enrolment?.eventId !== event.id) return
  const lead = loadLead(workspace, enrolment)
  if (!lead) return
  const stats = new DailyStats(workspace)
  const next = nextStepOfLead(workspace, stats, lead)
  if (next.is !== 'due' || next.at > workspace.clock.now()) return saveAndPlanNext(workspace, stats, lead)
  const { conversation } = lead
  const failure =
    conversation && isSending(currentStep(lead)) ? demandedFailure(workspace, conversation, false) : undefined
  if (failure === undefined) runAndPlanNext(workspace, stats, lead, next.replyKind)
  else fail(workspace, lead, failure, next.planned)
}

/** Sends the planned message to a lead at once. A message that cannot be sent stays planned. */
export function sendPlanned(workspace: TandemWorkspace, enrolment: EnrolmentRow): void {
  const lead = loadLead(workspace, enrolment)
  if (!lead?.conversation) return
  const stats = new DailyStats(workspace)
  const next = nextStepOfLead(workspace, stats, lead)
  if (next.is !== 'due' && next.is !== 'blocked') return
  if (next.is === 'blocked' && next.why === 'noCredits')
    throw refuse(422, 'There are no AI credits left. Please buy some more.')
  const failure = sendFailureOf(workspace, lead.conversation, true)
  if (enrolment.eventId !== null) workspace.events.cancel(enrolment.eventId)
  if (failure === undefined) runAndPlanNext(workspace, stats, lead, next.replyKind)
  else fail(workspace, lead, failure, workspace.clock.now())
}

/** Plans the next step of a lead again, after a change of data on which the step depends. */
export function replanLead(workspace: TandemWorkspace, enrolmentId: number): void {
  const enrolment = workspace.tables.enrolments.get(enrolmentId)
  if (!enrolment || willNeverAccept(enrolment)) return
  const lead = loadLead(workspace, enrolment)
  if (lead) saveAndPlanNext(workspace, new DailyStats(workspace), lead)
  else if (enrolment.eventId !== null) {
    workspace.events.cancel(enrolment.eventId)
    workspace.tables.enrolments.patch(enrolmentId, { eventId: null })
  }
}

/** INBOX-31: cancels all planned steps of a lead, and turns the automation off. */
export function stopCampaign(workspace: TandemWorkspace, conversationId: number): void {
  const { conversations, enrolments } = workspace.tables
  conversations.patch(conversationId, { automationEnabled: false })
  const enrolment = enrolments.get(conversationId)
  const lead = enrolment && loadLead(workspace, enrolment)
  if (!lead) return
  stopAt(workspace, conversationId, enrolment.stepIndex)
  enrolments.patch(conversationId, { stepIndex: Math.max(enrolment.stepIndex, lead.script.length) })
  replanLead(workspace, conversationId)
}

/** INBOX-31: plans the cancelled steps again. The automation stays off. */
export function resumeCampaign(workspace: TandemWorkspace, conversationId: number): void {
  const stepIndex = takeStopped(workspace, conversationId)
  if (stepIndex === undefined) return
  workspace.tables.enrolments.patch(conversationId, { stepIndex })
  replanLead(workspace, conversationId)
}

/** Saves a lead, and plans the next step. */
export function saveAndPlanNext(workspace: TandemWorkspace, stats: DailyStats, lead: Lead): void {
  const next = nextStepOfLead(workspace, stats, lead)
  const eventId = scheduleStep(workspace, lead, next)
  if (lead.enrolment.eventId !== eventId) lead.enrolment = { ...lead.enrolment, eventId }
  if (lead.conversation) {
    const followUpDue = currentStep(lead)?.act === 'followUp' ? followUpTime(next) : null
    if (lead.conversation.followUpDue !== followUpDue) lead.conversation = { ...lead.conversation, followUpDue }
  }
  saveLead(workspace, lead)
  clearFinishedChange(workspace, lead.enrolment.id, lead.enrolment.stepIndex)
  stats.save()
}

/** The time from which the follow-up waits for a person, for AI credits or for automation. Null: it does not wait. */
function followUpTime(next: NextStep): number | null {
  if (next.is === 'waiting') return next.from
  return next.is === 'blocked' && (next.why === 'noCredits' || next.why === 'automationOff') ? next.from : null
}

/** In ms. Overdue steps are spread over this time. */
const catchUpMs = 15 * minuteMs

/** Schedules an event for the next step, and cancels the old event. Keeps the old event if its time is still right. */
export function scheduleStep(workspace: TandemWorkspace, { enrolment }: Lead, next: NextStep): number | null {
  const now = workspace.clock.now()
  const at =
    next.is === 'due' ? (next.at > now ? next.at : now + 1000 + ((enrolment.id * 7919) % catchUpMs)) : undefined
  if (enrolment.eventId !== null) {
    if (at !== undefined && workspace.events.timeOf(enrolment.eventId) === at) return enrolment.eventId
    workspace.events.cancel(enrolment.eventId)
  }
  if (at === undefined) return null
  return workspace.events.schedule('leadStepDue', { enrolmentId: enrolment.id }, at)
}

/**
 * Runs the current step, and plans the next step. If the lead has a row in the table `overrides`, the lead can react to
 * a reply that is the last step of the script.
 */
function runAndPlanNext(workspace: TandemWorkspace, stats: DailyStats, lead: Lead, replyKind: ReplyKind): void {
  const step = currentStep(lead)
  runStep(workspace, stats, lead, workspace.clock.now(), replyKind)
  saveAndPlanNext(workspace, stats, lead)
  const { id } = lead.enrolment
  const isBeyondScript = currentStep(lead) === undefined && workspace.tables.overrides.get(id) !== undefined
  if (!isBeyondScript || step?.act !== 'reply') return
  addReaction(workspace, id)
  replanLead(workspace, id)
}

/** Records a failure to send, and plans another attempt if attempts are left. */
function fail(workspace: TandemWorkspace, lead: Lead, failure: SendFailure, planned: number): void {
  const { enrolments } = workspace.tables
  const { id, stepIndex } = lead.enrolment
  const isRetried = recordFailure(workspace, lead, failure, planned)
  enrolments.patch(id, { stepIndex })
  replanLead(workspace, id)
  if (!isRetried) return
  const eventId = enrolments.get(id)?.eventId ?? null
  if (eventId !== null) workspace.events.cancel(eventId)
  const at = workspace.clock.now() + retryMs
  enrolments.patch(id, { eventId: workspace.events.schedule('leadStepDue', { enrolmentId: id }, at) })
}
