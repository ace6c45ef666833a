import { type MessageKind } from '@tandem/contract'
import { DailyStats } from '../../stats/dailyStats.ts'
import { type EnrolmentRow, type SequenceRow } from '../../rows/campaign.ts'
import { type ClientRow } from '../../rows/people.ts'
import { type TandemWorld } from '../../rows/world.ts'
import { creditCost } from './creditCost.ts'
import { isSending, kindOf, templateKind } from './drafts.ts'
import { scriptFor, type Lead } from './lead.ts'
import { type ReplyKind } from './stepContext.ts'
import { type ScriptStep } from './script.ts'
import { type Due, messageTime, timingOf, type StepTiming } from './timing.ts'

const minuteMs = 60_000

/** What keeps something from happening that would happen by itself. */
export type Hold = 'paused' | 'noProfile' | 'disconnected' | 'automationOff' | 'unfollowed' | 'noCredits' | 'failed'

/** What comes next for a lead, when and why. */
export type NextStep =
  | Exclude<StepTiming, { readonly is: 'skipped' }>
  /** It would happen by itself from a time on, but something keeps it. */
  | { readonly is: 'held'; readonly from: number; readonly why: Hold; readonly replyKind: ReplyKind }

/**
 * A recipient on the way through a sequence, as the tables have it; undefined before it is their turn. Who was taken out is still somebody to talk to:
 * they accept and answer what was sent, and `timing` knows what no longer comes.
 */
export function loadLead(world: TandemWorld, enrolment: EnrolmentRow): Lead | undefined {
  const { sequences, clients, profiles, recipients, conversations, calls } = world.tables
  if (enrolment.profileId === null || enrolment.dateWithdrawn !== null) return undefined
  const sequence = sequences.get(enrolment.sequenceId)
  const client = sequence && clients.get(sequence.clientId)
  const profile = profiles.get(enrolment.profileId)
  const recipient = recipients.get(enrolment.recipientId)
  if (!sequence || !client || !profile || !recipient) return undefined
  const conversation = enrolment.conversationId === null ? undefined : conversations.get(enrolment.conversationId)
  const call = conversation && calls.by('conversationId', conversation.id)[0]
  const script = scriptFor(world, sequence, enrolment.id, enrolment.behaviour)
  const change = world.tables.deviations.get(enrolment.id)?.change ?? undefined
  const changedSince = change?.stepIndex === enrolment.stepIndex ? change.since : null
  const since = Math.max(
    conversation?.dateLastActivity ?? 0,
    enrolment.dateRequested ?? 0,
    call?.dateClosed ?? 0,
    changedSince ?? 0,
  )
  return { sequence, client, profile, recipient, script, enrolment, conversation, call, since, change }
}

/** An outlook, and what it is about; null where nothing comes any more, or nothing has begun. */
type NextStepOfEnrolment = (NextStep | { readonly is: 'notBegun' }) & { readonly act: ScriptStep['act'] | null }

/** What comes next for a recipient, what, when and why. Asking changes nothing. */
export function nextStepOf(world: TandemWorld, enrolment: EnrolmentRow): NextStepOfEnrolment {
  const lead = loadLead(world, enrolment)
  if (lead)
    return {
      ...nextStepOfLead(world, new DailyStats(world), lead),
      act: lead.script[lead.enrolment.stepIndex]?.act ?? null,
    }
  if (enrolment.dateRemoved !== null) return { is: 'over', why: 'notRunning', act: null }
  return enrolment.dateWithdrawn === null
    ? { is: 'notBegun', act: null }
    : { is: 'over', why: 'neverAccepted', act: null }
}

/** The same for a lead's drafts, which are moved past what is left out. */
export function nextStepOfLead(world: TandemWorld, stats: DailyStats, lead: Lead): NextStep {
  for (;;) {
    const next = timingOf(world, stats, lead, Infinity)
    const step = lead.script[lead.enrolment.stepIndex]
    if (
      next.is === 'skipped' ||
      (next.is === 'due' && step?.act === 'remind' && next.at < world.clock.now() - 20 * minuteMs)
    ) {
      lead.enrolment = { ...lead.enrolment, stepIndex: lead.enrolment.stepIndex + 1 }
      continue
    }
    if (next.is !== 'due' || !step) return next
    const why = holdOf(world, lead, step, next.replyKind)
    if (why) return { is: 'held', from: next.planned, why, replyKind: next.replyKind }
    return isSending(step) && step.act !== 'remind' && next.at < world.clock.now()
      ? late(world, stats, lead, next)
      : next
  }
}

/** What was held for a while goes out at the next moment at which it may. */
function late(world: TandemWorld, stats: DailyStats, lead: Lead, next: Due): NextStep {
  const again = messageTime(stats, lead, world.clock.now())
  if (again.is === 'due') return { ...again, planned: next.planned, replyKind: next.replyKind }
  return again.is === 'over' ? again : next
}

function holdOf(world: TandemWorld, lead: Lead, step: ScriptStep, replyKind: ReplyKind): Hold | undefined {
  const { profile, sequence, client, conversation } = lead
  if (profile.dateRemoved !== null) return 'noProfile'
  // Whatever happens on the network is seen only while the profile is connected.
  if (!profile.connected) return 'disconnected'
  if (step.act === 'accept' || step.act === 'incoming') return undefined
  if (lead.change?.stepIndex === lead.enrolment.stepIndex && lead.change.error !== null) return 'failed'
  if (!profile.automationEnabled || conversation?.automationEnabled === false) return 'automationOff'
  if (step.act === 'template' || step.act === 'followUp') {
    if (sequence.status !== 'active') return 'paused'
    if (profile.sequenceId !== sequence.id) return 'noProfile'
    if (step.act === 'followUp' && conversation?.isFollowed === false) return 'unfollowed'
  }
  return !isSending(step) || canPay(world, sequence, client, kindOf(step, sequence, replyKind))
    ? undefined
    : 'noCredits'
}

/** Whether there are AI credits left for a sequence's first message. */
export const canBegin = (world: TandemWorld, sequence: SequenceRow, client: ClientRow): boolean =>
  canPay(world, sequence, client, templateKind(sequence))

function canPay(
  { tables }: TandemWorld,
  { organizationId }: SequenceRow,
  { info }: ClientRow,
  kind: MessageKind,
): boolean {
  const cost = creditCost(kind, info)
  const organization = tables.organizations.get(organizationId)
  return cost === 0 || (organization !== undefined && organization.aiCreditsUsed + cost <= organization.aiCreditsTotal)
}
