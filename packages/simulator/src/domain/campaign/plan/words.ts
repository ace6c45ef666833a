import { type variableNames } from '@tandem/contract'
import { type Random } from '../../../core/random.ts'
import { compose, type Values } from '../../dialogue/compose.ts'
import { type Pitch } from '../../rows/pitch.ts'
import { type ClientRow, type ProfileRow, type RecipientRow } from '../../rows/people.ts'
import { type Lead } from './lead.ts'
import { type ScriptStep } from './script.ts'
import { type Line } from '../../dialogue/line.ts'
import { offsetMs } from './workingHours.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const dayMs = 86_400_000

/** The words of a line between this lead and their profile, said at a moment. */
export const wordsOf = (lead: Lead, line: Line, at: number, variant: number): string =>
  compose(line, valuesOf(lead, at), variant)

/** Which wording a line gets: where a thread has the same line again it is another one. */
export function variantOf(lead: Lead, line: Line, random: Random): number {
  const earlier = lead.script.slice(0, lead.enrolment.stepIndex).filter((step) => lineOf(step) === line.say).length
  return random.integer(0, 10_000) + earlier
}

const lineOf = (step: ScriptStep): string | undefined =>
  step.act === 'followUp' ? step.act : 'line' in step ? step.line.say : undefined

/** The values of a message's placeholders (`%name%`) between a lead and a profile. */
export function placeholderValues({
  client,
  profile,
  recipient,
}: {
  readonly client: Pick<ClientRow, 'name'> | undefined
  readonly profile: Pick<ProfileRow, 'name'> | undefined
  readonly recipient: RecipientRow
}) {
  const { firstName, lastName, title, company, industry, location } = recipient
  return {
    firstName,
    lastName,
    title,
    company,
    industry,
    location,
    profileName: profile?.name ?? null,
    clientName: client?.name ?? null,
  } satisfies Record<(typeof variableNames)[number], string | null>
}

/** The two people of a thread, and the call that they speak of. */
export interface Speakers extends Pick<Lead, 'recipient' | 'call'> {
  readonly client: Pick<ClientRow, 'name' | 'url' | 'info' | 'pitch'>
  readonly profile: Pick<ProfileRow, 'name'>
}

/** What the `{name}`s of a line stand for between two people, said at a moment. */
export function valuesOf({ client, profile, recipient, call }: Speakers, at: number): Values {
  const { pitch } = client
  return (name) => {
    switch (name) {
      case 'firstName':
        return recipient.firstName
      case 'company':
        return recipient.company ?? 'your company'
      case 'sender':
        return profile.name.split(' ', 1)[0] ?? profile.name
      case 'client':
        return client.name
      case 'website':
        return client.url
      case 'email':
        return emailOf(recipient)
      case 'phone':
        return phoneOf(recipient)
      case 'bookingLink':
        return `https://calendly.com/${slug(client.name)}/intro-20`
      case 'slotA':
        return moment(call?.proposedDate ?? meetingTime(at, recipient.timeZone, 2), recipient.timeZone)
      case 'slotB':
        return moment(meetingTime((call?.proposedDate ?? at) + dayMs, recipient.timeZone, 5), recipient.timeZone)
      case 'slotChosen':
        return moment(call?.date ?? meetingTime(at, recipient.timeZone, 2), recipient.timeZone)
      case 'callTime':
        return clock((call?.date ?? at) + offsetMs(call?.date ?? at, recipient.timeZone))
      case 'backOn':
        return day(at + (3 + (recipient.id % 6)) * dayMs)
      default:
        return isPhrase(name, pitch) ? pitch[name] : name
    }
  }
}

const isPhrase = (name: string, pitch: Pitch): name is keyof Pitch => Object.hasOwn(pitch, name)

/** A working hour some days ahead in a zone: when a call can be. `variety` moves it within the day. */
export function meetingTime(at: number, timeZone: string, variety: number): number {
  const local = at + offsetMs(at, timeZone)
  let date = Math.floor(local / dayMs) + 2 + (variety % 5)
  while ((date + 3) % 7 > 4) date += 1
  const halfHour = (date * 5 + variety * 3 + Math.floor(at / 600_000)) % 14
  const wall = date * dayMs + (9 * 60 + 30 + halfHour * 30) * 60_000
  return wall - offsetMs(wall - offsetMs(wall, timeZone), timeZone)
}

const emailOf = ({ firstName, lastName, company }: Lead['recipient']): string =>
  `${slug(firstName)}.${slug(lastName)}@${slug(company ?? 'mail')}.com`

/** Numbers of the ranges that are kept for stories: nobody is rung up by a demo. */
const phoneOf = ({ id, timeZone }: Lead['recipient']): string => {
  const digits = String(100 + (id % 100)).slice(1)
  if (timeZone.startsWith('America/')) return `+1 (${212 + (id % 7) * 101}) 555-01${digits}`
  return timeZone === 'Europe/London' ? `+44 20 7946 09${digits}` : `+49 30 23125 1${digits}`
}

function slug(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[^\w]+/g, '')
    .toLowerCase()
}

const clock = (local: number): string => new Date(local).toISOString().slice(11, 16)
const moment = (at: number, timeZone: string): string => {
  const local = at + offsetMs(at, timeZone)
  return `${weekdays[(Math.floor(local / dayMs) + 3) % 7]} at ${clock(local)}`
}
const day = (at: number): string => {
  const date = new Date(at)
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}`
}
