import { CalendarUuid, MessageError } from '@tandem/contract'
import * as v from 'valibot'
import { type ControlCall, controlCallOf } from '../core/control.ts'
import { refuse } from '../core/handlers.ts'
import { attachCalendar } from '../domain/calls/calendars.ts'
import { nextStepOf } from '../domain/campaign/plan/nextStep.ts'
import { leaveCredits } from '../domain/billing/credits.ts'
import { answerNow, moods } from '../domain/campaign/run/answerNow.ts'
import { failNextSend } from '../domain/campaign/run/sendFailures.ts'
import { demoEmail } from '../seed/organization.ts'
import { renameWorkspace } from '../domain/people/renameWorkspace.ts'
import { storyOf } from '../domain/people/story.ts'
import { connectProfile } from '../domain/people/connectProfile.ts'
import { checkOut } from '../domain/billing/payments.ts'
import { userOf } from '../domain/people/accounts.ts'
import { reportSince } from '../domain/reports/spanReport.ts'
import { isoTime } from '../domain/rows/time.ts'
import { type TandemShape } from '../domain/rows/workspace.ts'
import { instant, readInstant } from './time.ts'

const controlCall = controlCallOf<TandemShape>()

const wholeNumber = (name: string) =>
  v.pipe(v.number(`${name} must be a whole number.`), v.integer(`${name} must be a whole number.`))

const checkout = controlCall({
  method: 'POST',
  path: '/checkout',
  body: v.strictObject({
    plan: v.optional(v.string('plan must be the key of a plan, such as outreach-10-profiles.')),
    credits: v.optional(wholeNumber('credits')),
    card: v.nullable(v.pipe(v.string('card must be a card number, or null to close the page.'), v.maxLength(40))),
    orderId: v.optional(
      v.pipe(v.string('orderId must be text.'), v.nonEmpty('orderId cannot be empty.'), v.maxLength(100)),
    ),
    organizationId: v.optional(wholeNumber('organizationId')),
  }),
  handle: checkOut,
})

/** Sets the outcome of the connect popup. `error` disconnects a connected profile. */
const connect = controlCall({
  method: 'POST',
  path: '/connect',
  body: v.strictObject({
    profileId: wholeNumber('profileId'),
    outcome: v.picklist(['ok', 'error', 'closed'], 'outcome can be ok, error or closed.'),
  }),
  handle(workspace, { profileId, outcome }) {
    const profile = workspace.tables.profiles.get(profileId)
    if (profile?.dateRemoved !== null || profile.slotStatus === 'empty')
      throw refuse(404, `There is no profile ${profileId} to connect.`)
    const { status, connected } = connectProfile(workspace, profile, outcome)
    return { profileId, status, connected }
  },
})

const calendar = controlCall({
  method: 'POST',
  path: '/calendar',
  body: v.strictObject({
    uuid: CalendarUuid,
    outcome: v.picklist(['attached', 'cancelled'], 'outcome can be attached or cancelled.'),
  }),
  handle(workspace, { uuid, outcome }) {
    if (outcome === 'attached') attachCalendar(workspace, uuid)
  },
})

const answer = controlCall({
  method: 'POST',
  path: '/answer',
  body: v.strictObject({
    conversationId: wholeNumber('conversationId'),
    mood: v.picklist(moods, `mood can be ${moods.join(', ')}.`),
  }),
  handle: (workspace, { conversationId, mood }) => answerNow(workspace, conversationId, mood),
})

const failSend = controlCall({
  method: 'POST',
  path: '/fail-send',
  body: v.strictObject({
    error: v.picklist(MessageError.options, `error can be ${MessageError.options.join(', ')}.`),
    conversationId: v.optional(wholeNumber('conversationId')),
  }),
  handle(workspace, { error, conversationId }) {
    if (conversationId !== undefined && !workspace.tables.conversations.get(conversationId))
      throw refuse(404, `There is no conversation ${conversationId}.`)
    failNextSend(workspace, error, conversationId ?? null)
  },
})

const credits = controlCall({
  method: 'POST',
  path: '/credits',
  body: v.strictObject({
    left: v.pipe(wholeNumber('left'), v.minValue(0, 'left cannot be negative.'), v.maxValue(1_000_000)),
  }),
  handle: (workspace, { left }) => leaveCredits(workspace, left),
})

const shownName = (name: string) =>
  v.pipe(
    v.string(`${name} must be text.`),
    v.trim(),
    v.nonEmpty(`${name} cannot be empty.`),
    v.maxLength(200, `${name} can have at most 200 characters.`),
  )

const names = controlCall({
  method: 'POST',
  path: '/names',
  body: v.strictObject({
    company: v.optional(shownName('company')),
    user: v.optional(shownName('user')),
    leads: v.optional(v.pipe(v.array(shownName('A lead')), v.maxLength(20, 'At most 20 leads can be named.'))),
  }),
  handle: (workspace, chosen) => renameWorkspace(workspace, chosen, demoEmail),
})

const rowId = (name: string) =>
  v.pipe(
    v.string(`${name} is missing.`),
    v.regex(/^[1-9]\d{0,14}$/, `${name} must be a whole number.`),
    v.transform(Number),
  )

/** Reads the next automatic step of a conversation. */
const nextStep = controlCall({
  method: 'GET',
  path: '/next-step',
  body: v.object({ conversationId: rowId('conversationId') }),
  handle(workspace, { conversationId }) {
    // A conversation has the id of its enrolment.
    const enrolment =
      workspace.tables.conversations.get(conversationId) && workspace.tables.enrolments.get(conversationId)
    if (!enrolment) throw refuse(404, `There is no conversation ${conversationId}.`)
    const { act, ...next } = nextStepOf(workspace, enrolment)
    const times = Object.entries(next).map(
      ([name, value]) => [name, typeof value === 'number' ? isoTime(value) : value] as const,
    )
    return { conversationId, act, ...Object.fromEntries(times) }
  },
})

/** Returns the records that the guided tour shows. */
const story = controlCall({
  method: 'GET',
  path: '/story',
  handle(workspace) {
    const { sequence, client, threads, call, waiting } = storyOf(workspace)
    return {
      sequenceId: sequence?.id ?? null,
      clientId: client?.id ?? null,
      conversationId: threads[0]?.id ?? null,
      call: call?.date ? { id: call.id, date: isoTime(call.date) } : null,
      waitingId: waiting?.id ?? null,
    }
  },
})

const report = controlCall({
  method: 'GET',
  path: '/report',
  body: v.object({ since: instant }),
  handle(workspace, { since }) {
    const viewer = userOf(workspace, demoEmail)
    if (!viewer) throw refuse(404, `The scenario has no user ${demoEmail}.`)
    return reportSince(workspace, viewer, readInstant(since))
  },
})

/** Lists the mails whose links still work. */
const mails = controlCall({
  method: 'GET',
  path: '/mails',
  handle: ({ tables }) => ({
    mails: [...tables.mails.rows()].map(({ purpose, userId, token }) => ({
      purpose,
      email: tables.users.get(userId)?.email ?? '',
      token,
    })),
  }),
})

/** The control calls of the product. */
export const productCalls: readonly ControlCall<TandemShape>[] = [
  checkout,
  connect,
  calendar,
  answer,
  failSend,
  credits,
  names,
  story,
  nextStep,
  report,
  mails,
]
