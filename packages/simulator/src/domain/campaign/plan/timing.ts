import { type ReminderDelay, reminderWindow, withdrawal } from '@tandem/contract'
import { type DailyStats } from '../../stats/dailyStats.ts'
import { type TandemWorld } from '../../rows/world.ts'
import { type LeadBehaviour } from '../../rows/leadBehaviour.ts'
import { type Lead } from './lead.ts'
import { type ReplyKind } from './stepContext.ts'
import { type ScriptStep } from './script.ts'
import { nextOpen, nextOpenInAll } from './workingHours.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** When leads read their messages, in their own zone. */
const awake = Object.freeze({
  mo: [{ start: '07:30', end: '21:30' }],
  tu: [{ start: '07:30', end: '21:30' }],
  we: [{ start: '07:30', end: '21:30' }],
  th: [{ start: '07:30', end: '21:30' }],
  fr: [{ start: '07:30', end: '20:00' }],
  sa: [{ start: '10:00', end: '12:00' }],
  su: [{ start: '17:00', end: '20:00' }],
})

/** It happens by itself. */
export interface Due {
  readonly is: 'due'
  readonly at: number
  /** The time that it was meant for: limits, and what kept it for a while, put it off to `at`. */
  readonly planned: number
  readonly why: 'lead' | 'delay' | 'schedule' | 'dailyLimit'
  readonly replyKind: ReplyKind
}

/** What comes next for a lead, and why then. Asking changes nothing. */
export type StepTiming =
  | Due
  /** It is left out: the sequence is not set up for it, or its time is over. */
  | { readonly is: 'skipped' }
  /** Somebody of the team has to do it, from then on. */
  | { readonly is: 'waiting'; readonly from: number }
  /** Nothing more will happen. */
  | { readonly is: 'over'; readonly why: 'finished' | 'neverAccepted' | 'notRunning' }

/** The next step of a lead and its time. `runsUntil` is when the sequence was paused (Infinity: it runs). */
export function timingOf(world: TandemWorld, stats: DailyStats, lead: Lead, runsUntil: number): StepTiming {
  const step = lead.script[lead.enrolment.stepIndex]
  if (!step) return { is: 'over', why: lead.enrolment.dateAccepted === null ? 'neverAccepted' : 'finished' }
  const change = lead.change?.stepIndex === lead.enrolment.stepIndex ? lead.change : undefined
  if (change?.isHalted) return { is: 'waiting', from: lead.since }
  const needsRunning = step.act === 'template' || step.act === 'followUp' || step.act === 'request'
  if (needsRunning && lead.enrolment.dateRemoved !== null) return { is: 'over', why: 'notRunning' }
  const asPlanned = plan(world, stats, lead, step)
  const next = step.act === 'remind' ? asPlanned : moved(stats, lead, asPlanned, change?.at ?? null)
  return next.is === 'due' && needsRunning && next.at > runsUntil ? { is: 'over', why: 'notRunning' } : next
}

/** The same at a time that somebody set, if it happens by itself at all. */
function moved(stats: DailyStats, lead: Lead, next: StepTiming, at: number | null): StepTiming {
  if (at === null || next.is !== 'due') return next
  const then = sending(stats, lead, at, 'messagesCount')
  return then.is === 'due'
    ? { ...then, planned: at, replyKind: next.replyKind === 'ai_fast' ? 'ai' : next.replyKind }
    : then
}

function plan(world: TandemWorld, stats: DailyStats, lead: Lead, step: ScriptStep): StepTiming {
  const { since, sequence, recipient, call } = lead
  if (step.act === 'request') return sending(stats, lead, since, 'requestsCount')
  if (step.act === 'accept') {
    const at = acceptanceAt(lead.enrolment.behaviour, recipient.timeZone, since)
    return at === undefined ? { is: 'over', why: 'neverAccepted' } : due(at)
  }
  if (step.act === 'template') {
    const messages = sequence.type === 'cloud' ? sequence.templates : sequence.aiTemplates
    return sending(stats, lead, since + (messages[step.message]?.delaySecs ?? 0) * 1000, 'messagesCount')
  }
  if (step.act === 'incoming') {
    const at = readsAt(recipient.timeZone, since + thinkingMs(world, lead, step))
    return at < nextReminderAt(lead) ? due(at) : { is: 'skipped' }
  }
  if (step.act === 'reply') return replying(world, stats, lead, step)
  if (step.act === 'followUp') return followingUp(stats, lead, step)
  if (step.act === 'remind') return reminding(world, lead, step)
  return call?.date == null ? { is: 'skipped' } : { is: 'waiting', from: call.date + 30 * minuteMs }
}

function followingUp(
  stats: DailyStats,
  lead: Lead,
  { category, round }: Extract<ScriptStep, { act: 'followUp' }>,
): StepTiming {
  const entry = lead.sequence.followUps.find((each) => each.category === category)
  const step = entry?.steps[round]
  if (!step) return { is: 'skipped' }
  const from = lead.since + step.delaySecs * 1000
  return entry.enabled && isAutomated(lead) ? sending(stats, lead, from, 'messagesCount') : { is: 'waiting', from }
}

function reminding(
  { tables }: TandemWorld,
  { call, client, since, change, enrolment }: Lead,
  { delay }: Extract<ScriptStep, { act: 'remind' }>,
): StepTiming {
  if (!call || call.date === null || !call.reminders.includes(delay)) return { is: 'skipped' }
  const template = tables.reminderTemplates.by('clientId', client.id).find((each) => each.delay === delay)
  if (template?.enabled === false) return { is: 'skipped' }
  const changedAt = change?.stepIndex === enrolment.stepIndex ? change.at : null
  const at = changedAt ?? reminderMoment(call.date, delay)
  return at > since ? due(at) : { is: 'skipped' }
}

/** When a lead is reminded of their call next, as the script goes on: whoever would think until then says nothing, as reminders wait for nobody. */
function nextReminderAt({ script, enrolment, call, since }: Lead): number {
  const { date } = call ?? {}
  if (date == null) return Infinity
  const coming = script
    .slice(enrolment.stepIndex + 1)
    .flatMap((step) => (step.act === 'remind' ? [reminderMoment(date, step.delay)] : []))
  return coming.find((at) => at > since) ?? Infinity
}

/** When a call that begins at a moment is reminded of. */
export function reminderMoment(date: number, delay: ReminderDelay): number {
  const { earliest, latest } = reminderWindow(date, delay)
  return Math.round((earliest + 2 * latest) / 3)
}

const due = (at: number, why: 'lead' | 'delay' = 'lead'): StepTiming => ({
  is: 'due',
  at,
  planned: at,
  why,
  replyKind: 'ai_fast',
})

function replying(
  world: TandemWorld,
  stats: DailyStats,
  lead: Lead,
  step: Extract<ScriptStep, { act: 'reply' }>,
): StepTiming {
  const { since, sequence, profile, enrolment } = lead
  const entry = sequence.responses.find(({ category }) => category === step.to)
  if (step.isPersonal || !entry?.fastResponseEnabled || !isAutomated(lead)) return { is: 'waiting', from: since }
  const random = world.random.fork('answer', enrolment.id, enrolment.stepIndex)
  if (profile.fastResponseEnabled)
    return due(since + random.integer(2, 14) * minuteMs + random.integer(0, 59_000), 'delay')
  const next = sending(stats, lead, since + random.integer(25, 150) * minuteMs, 'messagesCount')
  return next.is === 'due' ? { ...next, replyKind: 'ai' } : next
}

const isAutomated = ({ profile, conversation, enrolment }: Lead): boolean =>
  profile.automationEnabled &&
  profile.connected &&
  conversation?.automationEnabled !== false &&
  enrolment.dateRemoved === null

/** The first moment from `from` on at which the profile may send a message to a lead. */
export const messageTime = (stats: DailyStats, lead: Lead, from: number): StepTiming =>
  sending(stats, lead, from, 'messagesCount')

/** The first moment from `from` on at which the profile may send: within its hours and the sequence's, and within its daily limit. */
function sending(stats: DailyStats, lead: Lead, from: number, counted: 'requestsCount' | 'messagesCount'): StepTiming {
  const { sequence, profile, enrolment } = lead
  const limit = counted === 'requestsCount' ? profile.connectionRequestsLimit : profile.messagesLimit
  // Not everything goes out in the first second of the working day.
  const pause = ((enrolment.id * 1009 + enrolment.stepIndex * 337) % 5400) * 1000
  const inTurn = (open: number): number => (open > from ? (openFor(sequence, profile, open + pause) ?? open) : open)
  let planned: number | undefined
  let day = from
  for (let tries = 0; tries < 40; tries += 1) {
    const open = openFor(sequence, profile, day)
    if (open === undefined) break
    planned ??= inTurn(open)
    if (stats.sentOn(profile.id, open, counted) < limit) {
      const why = tries > 0 ? 'dailyLimit' : open > from ? 'schedule' : 'delay'
      return { is: 'due', at: inTurn(open), planned, why, replyKind: 'ai_fast' }
    }
    day = (Math.floor(open / dayMs) + 1) * dayMs
  }
  return { is: 'over', why: 'notRunning' }
}

/** The first moment at which the profile works and the sequence may run; undefined when they have none in common within two weeks. */
export function openFor(sequence: Lead['sequence'], profile: Lead['profile'], from: number): number | undefined {
  let at: number | undefined = from
  while (at !== undefined && at <= from + 14 * dayMs) {
    const working = nextOpenInAll([profile.schedule, profile.automationSchedule], profile.scheduleTimezone, at)
    if (working === undefined) return undefined
    at = nextOpen(sequence.schedule, sequence.scheduleTimezone, working)
    if (at === working) return at
  }
  return undefined
}

/** When somebody accepts a request of a moment; undefined: never, or not before it is withdrawn. */
export function acceptanceAt(
  { acceptsAfterHours }: LeadBehaviour,
  timeZone: string,
  requested: number,
): number | undefined {
  if (acceptsAfterHours === null) return undefined
  const at = readsAt(timeZone, requested + acceptsAfterHours * hourMs)
  return at - requested > withdrawal.afterMs ? undefined : at
}

/** When a lead reads what came at a moment; what waited for the morning is not read in its first second. */
function readsAt(timeZone: string, at: number): number {
  const open = nextOpen(awake, timeZone, at) ?? at
  return Math.round(open === at ? at : open + (at % (75 * minuteMs)))
}

/** How long a lead takes: mostly about their usual pace, at times much longer, and until they are back when they are away. */
function thinkingMs(
  world: TandemWorld,
  { enrolment, script }: Lead,
  step: Extract<ScriptStep, { act: 'incoming' }>,
): number {
  const random = world.random.fork('think', enrolment.id, enrolment.stepIndex)
  const before = script[enrolment.stepIndex - 1]
  if (step.line.say === 'outOfOffice') return random.integer(1, 4) * minuteMs
  if (before?.act === 'incoming' && before.line.say === 'outOfOffice') return random.integer(3, 8) * dayMs
  if (before?.act === 'incoming') return random.integer(1, 5) * minuteMs
  const hours = enrolment.behaviour.paceHours * (0.2 + 1.6 * random.next() ** 2)
  return Math.round(hours * hourMs + random.integer(1, 12) * minuteMs)
}
