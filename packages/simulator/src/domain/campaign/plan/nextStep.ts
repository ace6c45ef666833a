import { type MessageKind } from '@tandem/contract'
import { type EnrolmentRow, type SequenceRow } from '../../rows/campaign.ts'
import { type ClientRow } from '../../rows/people.ts'
import { minuteMs } from '../../rows/time.ts'
import { type TandemWorkspace } from '../../rows/workspace.ts'
import { DailyStats } from '../../stats/dailyStats.ts'
import { creditCost } from './creditCost.ts'
import { isSending, kindOf, templateKind } from './drafts.ts'
import { currentChange, currentStep, loadLead, skipStep, type Lead } from './lead.ts'
import { type ScriptStep } from './script.ts'
import { type ReplyKind } from './stepContext.ts'
import { type Due, messageTime, timingOf, type StepTiming } from './timing.ts'

export type BlockReason =
  | 'paused'
  | 'noProfile'
  | 'disconnected'
  | 'automationOff'
  | 'unfollowed'
  | 'noCredits'
  | 'failed'

/** The time of a lead's next step, or the reason why no step follows. */
export type NextStep =
  | Exclude<StepTiming, { readonly is: 'skipped' }>
  /** `from`: the time at which the step would run if it were not blocked. */
  | { readonly is: 'blocked'; readonly from: number; readonly why: BlockReason; readonly replyKind: ReplyKind }

/** `act`: null if there is no step. */
type NextStepOfEnrolment = (NextStep | { readonly is: 'notBegun' }) & { readonly act: ScriptStep['act'] | null }

/** The next step of an enrolment. Changes no data. */
export function nextStepOf(workspace: TandemWorkspace, enrolment: EnrolmentRow): NextStepOfEnrolment {
  const lead = loadLead(workspace, enrolment)
  if (lead) {
    const next = nextStepOfLead(workspace, new DailyStats(workspace), lead)
    return { ...next, act: currentStep(lead)?.act ?? null }
  }
  if (enrolment.dateRemoved !== null) return { is: 'over', why: 'notRunning', act: null }
  return enrolment.dateWithdrawn === null
    ? { is: 'notBegun', act: null }
    : { is: 'over', why: 'neverAccepted', act: null }
}

/** Moves `lead` past skipped steps, but does not write to the tables. */
export function nextStepOfLead(workspace: TandemWorkspace, stats: DailyStats, lead: Lead): NextStep {
  for (;;) {
    const next = timingOf(workspace, stats, lead, Infinity)
    const step = currentStep(lead)
    if (next.is === 'skipped' || (next.is === 'due' && step?.act === 'remind' && isMissed(workspace, next))) {
      skipStep(lead)
      continue
    }
    if (next.is === 'waiting' && skipToReminder(workspace, lead)) continue
    if (next.is !== 'due' || !step) return next
    const why = blockReasonOf(workspace, lead, step, next.replyKind)
    if (why === 'paused' && skipToReminder(workspace, lead)) continue
    if (why) return { is: 'blocked', from: next.planned, why, replyKind: next.replyKind }
    return isSending(step) && step.act !== 'remind' && next.at < workspace.clock.now()
      ? delayed(workspace, stats, lead, next)
      : next
  }
}

/**
 * CALL-17: if the lead's next step is a reply, moves the lead to the next reminder of a future call. Returns true if
 * the lead moved.
 */
function skipToReminder({ clock }: TandemWorkspace, lead: Lead): boolean {
  const { call, script, enrolment } = lead
  const coming = script.slice(enrolment.stepIndex)
  const place = coming.findIndex(({ act }) => act === 'remind')
  const isToBook = coming.some((step) => step.act === 'reply' && step.call === 'scheduled')
  const isAhead = call?.status === 'scheduled' && (call.date ?? 0) > clock.now()
  if (coming[0]?.act !== 'reply' || place < 0 || isToBook || !isAhead) return false
  lead.enrolment = { ...enrolment, stepIndex: enrolment.stepIndex + place }
  return true
}

/** A reminder is useless if it is more than 20 minutes late. */
const isMissed = ({ clock }: TandemWorkspace, { at }: Due): boolean => at < clock.now() - 20 * minuteMs

/** Gives a late message a new time: the next time at which the profile can send. */
function delayed(workspace: TandemWorkspace, stats: DailyStats, lead: Lead, next: Due): NextStep {
  const again = messageTime(stats, lead, workspace.clock.now())
  if (again.is === 'due') return { ...again, planned: next.planned, replyKind: next.replyKind }
  return again.is === 'over' ? again : next
}

function blockReasonOf(
  workspace: TandemWorkspace,
  lead: Lead,
  step: ScriptStep,
  replyKind: ReplyKind,
): BlockReason | undefined {
  const { profile, sequence, client, conversation } = lead
  if (step.act === 'closeCall') return undefined
  if (profile.dateRemoved !== null) return 'noProfile'
  // A disconnected profile neither sends nor receives messages.
  if (!profile.connected) return 'disconnected'
  if (step.act === 'accept' || step.act === 'incoming') return undefined
  if (currentChange(lead)?.error) return 'failed'
  if (!profile.automationEnabled || conversation?.automationEnabled === false) return 'automationOff'
  const isAutomatic = step.act === 'template' || step.act === 'followUp' || step.act === 'reply'
  if (isAutomatic && sequence.status !== 'active') return 'paused'
  if (step.act === 'template' || step.act === 'followUp') {
    if (profile.sequenceId !== sequence.id) return 'noProfile'
    if (step.act === 'followUp' && conversation?.isFollowed === false) return 'unfollowed'
  }
  return !isSending(step) || canPay(workspace, sequence, client, kindOf(step, sequence, replyKind))
    ? undefined
    : 'noCredits'
}

/** True if the AI credits are enough for the first message. */
export const canBegin = (workspace: TandemWorkspace, sequence: SequenceRow, client: ClientRow): boolean =>
  canPay(workspace, sequence, client, templateKind(sequence))

function canPay(
  { tables }: TandemWorkspace,
  { organizationId }: SequenceRow,
  { info }: ClientRow,
  kind: MessageKind,
): boolean {
  const cost = creditCost(kind, info)
  const organization = tables.organizations.get(organizationId)
  return cost === 0 || (organization !== undefined && organization.aiCreditsUsed + cost <= organization.aiCreditsTotal)
}
