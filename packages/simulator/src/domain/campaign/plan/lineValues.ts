import { offsetMs } from '@tandem/contract'
import { type Values } from '../../dialogue/compose.ts'
import { type ClientRow, type ProfileRow } from '../../rows/people.ts'
import { type Pitch } from '../../rows/pitch.ts'
import { dayMs, minuteMs } from '../../rows/time.ts'
import { type Lead } from './lead.ts'

export interface Speakers extends Pick<Lead, 'recipient' | 'call'> {
  readonly client: Pick<ClientRow, 'name' | 'url' | 'info' | 'pitch'>
  readonly profile: Pick<ProfileRow, 'name'>
}

const halfHourMs = 30 * minuteMs

/** The values of placeholders. A placeholder that is not listed here is the name of a phrase in the client's pitch. */
const values: Readonly<Record<string, (speakers: Speakers, at: number) => string>> = {
  firstName: ({ recipient }) => recipient.firstName,
  company: ({ recipient }) => recipient.company ?? 'your company',
  sender: ({ profile }) => profile.name.split(' ', 1)[0] ?? profile.name,
  client: ({ client }) => client.name,
  website: ({ client }) => client.url,
  email: ({ recipient }) => emailOf(recipient),
  phone: ({ recipient }) => phoneOf(recipient),
  bookingLink: ({ client }) => `https://calendly.com/${slug(client.name)}/intro-20`,
  slotA: (speakers, at) => weekdayAndTime(proposedTime(speakers, at), speakers.recipient.timeZone),
  slotB: (speakers, at) =>
    weekdayAndTime(
      meetingTime(proposedTime(speakers, at) - dayMs, speakers.recipient.timeZone, 5),
      speakers.recipient.timeZone,
    ),
  slotChosen: (speakers, at) => weekdayAndTime(callTime(speakers, at), speakers.recipient.timeZone),
  callTime: (speakers, at) => timeOf(localTime(callTime(speakers, at), speakers.recipient.timeZone)),
  backOn: ({ recipient }, at) => monthAndDay.format(at + (3 + (recipient.id % 6)) * dayMs),
}

/** The values of the placeholders in a line that is sent at the time `at`. */
export function valuesOf(speakers: Speakers, at: number): Values {
  const { pitch } = speakers.client
  return (name) => values[name]?.(speakers, at) ?? (isPhrase(name, pitch) ? pitch[name] : name)
}

const isPhrase = (name: string, pitch: Pitch): name is keyof Pitch => Object.hasOwn(pitch, name)

const callTime = (speakers: Speakers, at: number): number => speakers.call?.date ?? proposedTime(speakers, at)

/**
 * Returns the proposed time of the call. Returns a new time if the proposed time has passed, or is not at a full or
 * half hour.
 */
function proposedTime({ call, recipient }: Speakers, at: number): number {
  const proposed = call?.proposedDate ?? 0
  return proposed > at && proposed % halfHourMs === 0 ? proposed : meetingTime(at, recipient.timeZone, recipient.id)
}

/**
 * Returns the time of a full or half hour on a working day, at least two days after the day of `at`. `variety` selects
 * the day and the time.
 */
export function meetingTime(at: number, timeZone: string, variety: number): number {
  let day = Math.floor(localTime(at, timeZone) / dayMs) + 2 + (variety % 5)
  while (isWeekend(day)) day += 1
  const halfHour = (day * 5 + variety * 3) % 14
  const local = day * dayMs + (9 * 60 + 30 + halfHour * 30) * minuteMs
  return local - offsetMs(local - offsetMs(local, timeZone), timeZone)
}

/** Days count from 1970-01-01, a Thursday. */
const isWeekend = (day: number): boolean => (day + 3) % 7 > 4

/** In ms since 1970-01-01 00:00 in the zone. */
const localTime = (at: number, timeZone: string): number => at + offsetMs(at, timeZone)

const timeOf = (local: number): string => new Date(local).toISOString().slice(11, 16)
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })
const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })

function weekdayAndTime(at: number, timeZone: string): string {
  const local = localTime(at, timeZone)
  return `${weekday.format(local)} at ${timeOf(local)}`
}

const emailOf = ({ firstName, lastName, company }: Lead['recipient']): string =>
  `${slug(firstName)}.${slug(lastName)}@${slug(company ?? 'mail')}.com`

/** These numbers are reserved for fiction. */
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
