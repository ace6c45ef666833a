import { isOpen, nextOpen, nextSendingTime, withdrawal } from '@tandem/contract'
import { type CallRow } from '../../rows/calls.ts'
import { type LeadBehaviour } from '../../rows/leadBehaviour.ts'
import { dayMs, dayStart, hourMs, minuteMs } from '../../rows/time.ts'
import { type TandemWorkspace } from '../../rows/workspace.ts'
import { type DailyStats } from '../../stats/dailyStats.ts'
import { currentChange, currentStep, type Lead } from './lead.ts'
import { reminderTemplateOf, reminderTime } from './reminders.ts'
import { type ScriptStep } from './script.ts'
import { type ReplyKind } from './stepContext.ts'

/** Leads read their messages in these hours, in their own zone. */
const readingHours = Object.freeze({
  mo: [{ start: '07:30', end: '21:30' }],
  tu: [{ start: '07:30', end: '21:30' }],
  we: [{ start: '07:30', end: '21:30' }],
  th: [{ start: '07:30', end: '21:30' }],
  fr: [{ start: '07:30', end: '20:00' }],
  sa: [{ start: '10:00', end: '12:00' }],
  su: [{ start: '17:00', end: '20:00' }],
})

export interface Due {
  readonly is: 'due'
  readonly at: number
  /** The original time. `at` is later if the daily limit was reached or the step was blocked at the original time. */
  readonly planned: number
  readonly why: 'lead' | 'delay' | 'schedule' | 'dailyLimit'
  readonly replyKind: ReplyKind
}

/** The time of a step, as if no `BlockReason` blocked the step. `nextStepOfLead` checks these reasons later. */
export type StepTiming =
  | Due
  /** The step does not happen. */
  | { readonly is: 'skipped' }
  /** A person must do the step, from this time on. */
  | { readonly is: 'waiting'; readonly from: number }
  | { readonly is: 'over'; readonly why: 'finished' | 'neverAccepted' | 'notRunning' }

type StepOf<Act extends ScriptStep['act']> = Extract<ScriptStep, { act: Act }>

/** `runsUntil`: the time at which the sequence was paused or archived. Infinity: the sequence was not stopped. */
export function timingOf(workspace: TandemWorkspace, stats: DailyStats, lead: Lead, runsUntil: number): StepTiming {
  const step = currentStep(lead)
  if (!step) return { is: 'over', why: lead.enrolment.dateAccepted === null ? 'neverAccepted' : 'finished' }
  const change = currentChange(lead)
  if (change?.isHalted) return { is: 'waiting', from: lead.since }
  const needsRunning = step.act === 'template' || step.act === 'followUp' || step.act === 'request'
  if (needsRunning && lead.enrolment.dateRemoved !== null) return { is: 'over', why: 'notRunning' }
  const timing = scriptTiming(workspace, stats, lead, step)
  const next = step.act === 'remind' ? timing : movedTo(stats, lead, timing, change?.at ?? null)
  if (next.is !== 'due' || next.at <= runsUntil) return next
  // SEQ-67: in a paused sequence, a person must reply to the lead.
  if (step.act === 'reply') return { is: 'waiting', from: lead.since }
  return needsRunning ? { is: 'over', why: 'notRunning' } : next
}

function movedTo(stats: DailyStats, lead: Lead, timing: StepTiming, at: number | null): StepTiming {
  if (at === null || timing.is !== 'due') return timing
  const moved = messageTime(stats, lead, at)
  return moved.is === 'due'
    ? { ...moved, planned: at, replyKind: timing.replyKind === 'ai_fast' ? 'ai' : timing.replyKind }
    : moved
}

function scriptTiming(workspace: TandemWorkspace, stats: DailyStats, lead: Lead, step: ScriptStep): StepTiming {
  const { since, sequence, recipient, call } = lead
  if (step.act === 'request') return sendingTime(stats, lead, since, 'requestsCount')
  if (step.act === 'accept') {
    const at = acceptanceTime(lead.enrolment.behaviour, recipient.timeZone, since)
    return at === undefined ? { is: 'over', why: 'neverAccepted' } : due(at)
  }
  if (step.act === 'template') {
    const messages = sequence.type === 'cloud' ? sequence.templates : sequence.aiTemplates
    return messageTime(stats, lead, since + (messages[step.message]?.delaySecs ?? 0) * 1000)
  }
  if (step.act === 'incoming') {
    const at = readingTime(recipient.timeZone, since + thinkingMs(workspace, lead, step))
    return at < nextCallMoment(lead) ? due(at) : { is: 'skipped' }
  }
  if (step.act === 'reply') return replyTiming(workspace, stats, lead, step)
  if (step.act === 'followUp') return followUpTiming(stats, lead, step)
  if (step.act === 'remind') return reminderTiming(workspace, stats, lead, step)
  return call ? outcomeTiming(workspace, lead, call) : { is: 'skipped' }
}

/**
 * SIM-42: if `teamClosesCalls` and the conversation's automation are on, the simulated team sets the outcome of a call.
 * Otherwise, the step waits for a user.
 */
function outcomeTiming(workspace: TandemWorkspace, lead: Lead, { date, status }: CallRow): StepTiming {
  if (date === null) return { is: 'skipped' }
  const from = Math.max(lead.since, date + 30 * minuteMs)
  const organization = workspace.tables.organizations.get(lead.sequence.organizationId)
  const isByTeam = organization?.teamClosesCalls && lead.conversation?.automationEnabled
  if (status !== 'scheduled' || !isByTeam) return { is: 'waiting', from }
  return due(from, 'delay')
}

function followUpTiming(stats: DailyStats, lead: Lead, { category, round }: StepOf<'followUp'>): StepTiming {
  const entry = lead.sequence.followUps.find((each) => each.category === category)
  const followUp = entry?.steps[round]
  if (!followUp) return { is: 'skipped' }
  const from = lead.since + followUp.delaySecs * 1000
  return entry.enabled && isAutomated(lead) ? messageTime(stats, lead, from) : { is: 'waiting', from }
}

function reminderTiming(
  workspace: TandemWorkspace,
  stats: DailyStats,
  lead: Lead,
  { delay }: StepOf<'remind'>,
): StepTiming {
  const { call, client, since } = lead
  if (!call || call.date === null || !call.reminders.includes(delay)) return { is: 'skipped' }
  if (reminderTemplateOf(workspace, client.id, delay)?.enabled === false) return { is: 'skipped' }
  const at = currentChange(lead)?.at ?? reminderTime(call.date, delay)
  // A reminder over the daily limit is skipped, because the text would be wrong on the next day.
  return at > since && hasRoom(stats, lead, at) ? due(at) : { is: 'skipped' }
}

/** PROF-36: true if the profile's daily limit allows another message. */
const hasRoom = (stats: DailyStats, { profile }: Lead, at: number): boolean =>
  stats.sentOn(profile.id, at, 'messagesCount') < profile.messagesLimit

/**
 * Returns the time of the next reminder. If no reminder is left, returns the time of the call. If no call is left,
 * returns Infinity. The script skips a lead's message that would come at the returned time or later.
 */
function nextCallMoment({ script, enrolment, call, since }: Lead): number {
  const { date } = call ?? {}
  if (date == null) return Infinity
  const coming = script.slice(enrolment.stepIndex + 1)
  const times = coming.flatMap((step) => (step.act === 'remind' ? [reminderTime(date, step.delay)] : []))
  const end = coming.some(({ act }) => act === 'closeCall') ? date : Infinity
  return times.find((at) => at > since) ?? end
}

const due = (at: number, why: 'lead' | 'delay' = 'lead'): StepTiming => ({
  is: 'due',
  at,
  planned: at,
  why,
  replyKind: 'ai_fast',
})

function replyTiming(workspace: TandemWorkspace, stats: DailyStats, lead: Lead, step: StepOf<'reply'>): StepTiming {
  const { since, sequence, profile, enrolment } = lead
  const entry = sequence.responses.find(({ category }) => category === step.to)
  const isAnswered = entry?.fastResponseEnabled && entry.steps.length > 0
  if (step.isPersonal || !isAnswered || !isAutomated(lead)) return { is: 'waiting', from: since }
  const random = workspace.random.fork('answer', enrolment.id, enrolment.stepIndex)
  if (profile.fastResponseEnabled) {
    const at = since + random.integer(2, 14) * minuteMs + random.integer(0, 59_000)
    return hasRoom(stats, lead, at) ? due(at, 'delay') : messageTime(stats, lead, at)
  }
  const next = messageTime(stats, lead, since + random.integer(25, 150) * minuteMs)
  return next.is === 'due' ? { ...next, replyKind: 'ai' } : next
}

const isAutomated = ({ profile, conversation, enrolment }: Lead): boolean =>
  profile.automationEnabled &&
  profile.connected &&
  conversation?.automationEnabled !== false &&
  enrolment.dateRemoved === null

/** The next time at which the profile can send a message. */
export const messageTime = (stats: DailyStats, lead: Lead, from: number): StepTiming =>
  sendingTime(stats, lead, from, 'messagesCount')

/** The first time within the hours of profile and sequence, on a day on which the daily limit is not yet reached. */
function sendingTime(
  stats: DailyStats,
  lead: Lead,
  from: number,
  counted: 'requestsCount' | 'messagesCount',
): StepTiming {
  const { sequence, profile, enrolment } = lead
  const limit = counted === 'requestsCount' ? profile.connectionRequestsLimit : profile.messagesLimit
  // Requests and messages that wait for the hours to begin are spread over the first 90 minutes.
  const pause = ((enrolment.id * 1009 + enrolment.stepIndex * 337) % 5400) * 1000
  const spread = (open: number): number =>
    open > from ? (nextSendingTime(profile, sequence, open + pause) ?? open) : open
  let planned: number | undefined
  let start = from
  for (let tries = 0; tries < 40; tries += 1) {
    const open = nextSendingTime(profile, sequence, start)
    if (open === undefined) break
    const at = spread(open)
    planned ??= at
    if (stats.sentOn(profile.id, at, counted) < limit) {
      const why = tries > 0 ? 'dailyLimit' : open > from ? 'schedule' : 'delay'
      return { is: 'due', at, planned, why, replyKind: 'ai_fast' }
    }
    start = dayStart(at) + dayMs
  }
  return { is: 'over', why: 'notRunning' }
}

/** The hours that exclude a time. Undefined if the time is within the hours of the sequence and of the profile. */
export function closedBy(
  sequence: Lead['sequence'],
  profile: Lead['profile'],
  at: number,
): 'sequenceHours' | 'profileHours' | undefined {
  if (!isOpen(sequence.schedule, sequence.scheduleTimezone, at)) return 'sequenceHours'
  const own = [profile.schedule, profile.automationSchedule]
  return own.every((schedule) => isOpen(schedule, profile.scheduleTimezone, at)) ? undefined : 'profileHours'
}

/** Undefined if the lead never accepts, or would accept only after the withdrawal of the request. */
export function acceptanceTime(
  { acceptsAfterHours }: LeadBehaviour,
  timeZone: string,
  requested: number,
): number | undefined {
  if (acceptsAfterHours === null) return undefined
  const at = readingTime(timeZone, requested + acceptsAfterHours * hourMs)
  return at - requested > withdrawal.afterMs ? undefined : at
}

/** A lead reads at once in the reading hours, otherwise in the first 75 minutes of the next reading hours. */
function readingTime(timeZone: string, at: number): number {
  const open = nextOpen(readingHours, timeZone, at) ?? at
  return Math.round(open === at ? at : open + (at % (75 * minuteMs)))
}

/** Milliseconds until the lead writes: usually 0.2 to 1.8 times `paceHours`. */
function thinkingMs(workspace: TandemWorkspace, { enrolment, script }: Lead, step: StepOf<'incoming'>): number {
  const random = workspace.random.fork('think', enrolment.id, enrolment.stepIndex)
  const before = script[enrolment.stepIndex - 1]
  if (step.line.say === 'outOfOffice') return random.integer(1, 4) * minuteMs
  if (before?.act === 'incoming' && before.line.say === 'outOfOffice') return random.integer(3, 8) * dayMs
  if (before?.act === 'incoming') return random.integer(1, 5) * minuteMs
  const hours = enrolment.behaviour.paceHours * (0.2 + 1.6 * random.next() ** 2)
  return Math.round(hours * hourMs + random.integer(1, 12) * minuteMs)
}
