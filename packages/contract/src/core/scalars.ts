import * as v from 'valibot'
import { maximumLength } from '../constants.ts'

export const id = v.pipe(
  v.number('An id must be a whole number.'),
  v.integer('An id must be a whole number.'),
  v.minValue(1, 'An id must be positive.'),
  v.maxValue(Number.MAX_SAFE_INTEGER, 'An id must be a safe whole number.'),
)

/** The compiler refuses a `CallId` where a `ClientId` is expected, but accepts a plain number. */
type IdOf<Noun extends string> = number & { readonly idOf?: Noun }

export type CallId = IdOf<'call'>
export type ClientId = IdOf<'client'>
export type ConversationId = IdOf<'conversation'>
export type MessageId = IdOf<'message'>
export type ProfileId = IdOf<'profile'>
export type RecipientId = IdOf<'recipient'>
export type SequenceId = IdOf<'sequence'>
export type UserId = IdOf<'user'>

/* @__NO_SIDE_EFFECTS__ */
function idOf<Noun extends string>(): v.GenericSchema<number, IdOf<Noun>> {
  return id
}

export const callId = idOf<'call'>()
export const clientId = idOf<'client'>()
export const conversationId = idOf<'conversation'>()
export const messageId = idOf<'message'>()
export const profileId = idOf<'profile'>()
export const recipientId = idOf<'recipient'>()
export const sequenceId = idOf<'sequence'>()
export const userId = idOf<'user'>()

/** A whole number from 0. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))

export const seconds = v.pipe(
  v.number('A delay must be a whole number of seconds.'),
  v.integer('A delay must be a whole number of seconds.'),
  v.minValue(0, 'A delay cannot be negative.'),
  v.maxValue(31_536_000, 'A delay can be at most a year.'),
)

const isRealDate = (text: string): boolean => {
  // Accepts most dates without the slow `Date.parse`: the days 1 to 28 exist in each month. The server writes instants
  // with 24 characters.
  const day = Number(text.slice(8, 10))
  if (day <= 28 && (text.length === 10 || (text.length === 24 && text.endsWith('Z') && text[10] === 'T'))) return true
  if (Number.isNaN(Date.parse(text))) return false
  return day <= 28 || new Date(`${text.slice(0, 10)}T00:00:00Z`).getUTCDate() === day
}

/** ISO 8601 text. An instant in a response is in UTC. An instant in the body of a request can have an offset. */
export const instant = v.pipe(
  v.string('A date and time must be an ISO 8601 timestamp.'),
  v.isoTimestamp('A date and time must be an ISO 8601 timestamp, such as 2026-11-21T09:00:00Z.'),
  v.check(isRealDate, 'This date does not exist.'),
)

/** YYYY-MM-DD without a time zone. */
export const calendarDate = v.pipe(
  v.string('A date must be written YYYY-MM-DD.'),
  v.isoDate('A date must be written YYYY-MM-DD.'),
  v.check(isRealDate, 'This date does not exist.'),
)

export const dayOrInstant = v.union(
  [calendarDate, instant],
  'A date (YYYY-MM-DD) or an ISO 8601 timestamp is expected.',
)

/** HH:mm */
export const clockTime = v.pipe(
  v.string('A time must be written HH:mm.'),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time must be written HH:mm.'),
)

/** Cached, because a check by `Intl` takes 0.1 ms. */
const knownTimeZones = new Set<string>()

const isTimeZone = (name: string): boolean => {
  if (knownTimeZones.has(name)) return true
  try {
    const isKnown = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
    if (isKnown) knownTimeZones.add(name)
    return isKnown
  } catch {
    return false
  }
}

/** An IANA name that the runtime knows: 'Europe/Vienna'. */
export const timeZone = v.pipe(
  v.string('A time zone must be an IANA name.'),
  v.regex(/^[A-Z][A-Za-z0-9_+/-]{1,63}$/, 'A time zone must be an IANA name, such as Europe/Vienna.'),
  v.check(isTimeZone, 'This time zone is not known.'),
  v.examples(['Europe/Vienna', 'America/New_York']),
)

/** Returns a function, because only an error needs the text. */
export const tooLongText =
  (name: string) =>
  ({ requirement }: { readonly requirement: number }): string =>
    `${name} can have at most ${requirement.toLocaleString('en-US')} characters.`

/** A text that can be empty. Error texts begin with `name`. */
/* @__NO_SIDE_EFFECTS__ */
export function text(name: string, max: number) {
  return v.pipe(v.string(`${name} must be text.`), v.maxLength(max, tooLongText(name)))
}

/** A text that is not blank. `missing`: error for a missing or blank text. */
/* @__NO_SIDE_EFFECTS__ */
export function filledText(name: string, max: number, missing = `${name} is required.`) {
  return v.pipe(v.string(missing), v.regex(/\S/, missing), v.maxLength(max, tooLongText(name)))
}

/** A name (SHELL-38). `missing`: error for a missing or blank name. */
/* @__NO_SIDE_EFFECTS__ */
export function nameText(missing?: string) {
  return filledText('A name', maximumLength.name, missing)
}

/** A part of a domain between two dots, in any writing system. */
const domainLabel = '[A-Za-z0-9\u00A1-\uFFFF](?:[A-Za-z0-9\u00A1-\uFFFF-]{0,61}[A-Za-z0-9\u00A1-\uFFFF])?'

/** SHELL-54: like `<input type="email">` in the HTML standard, but also accepts domains in any writing system. */
export const email = v.pipe(
  v.string('Email is required.'),
  v.regex(
    new RegExp(String.raw`^[\w.!#$%&'*+/=?^\x60{|}~-]+@${domainLabel}(?:\.${domainLabel})*$`),
    'This is not an email address.',
  ),
  v.maxLength(254, 'An email address can have at most 254 characters.'),
)

/** An integer in a JSON body. Errors begin with `name`. */
/* @__NO_SIDE_EFFECTS__ */
export function wholeNumber(name: string, min: number, max: number) {
  const message = `${name} must be a whole number from ${min} to ${max}.`
  return v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message))
}

/** A request body. For a missing key, uses the error of the key's schema. Valibot's error would name key and type. */
/* @__NO_SIDE_EFFECTS__ */
export function body<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object(entries, (issue) => {
    const key = issue.path?.at(-1)?.key
    const entry = typeof key === 'string' ? entries[key] : undefined
    return (entry && v.safeParse(entry, undefined).issues?.[0].message) ?? 'A JSON object is expected.'
  })
}

const isJsonObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Refuses lists. Without this check, a schema with only optional keys would accept a list. */
/* @__NO_SIDE_EFFECTS__ */
export function jsonObject<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(v.custom<v.InferInput<Schema>>(isJsonObject, 'A JSON object is expected.'), schema)
}

/** Body of a PATCH: all keys are optional. */
/* @__NO_SIDE_EFFECTS__ */
export function patchBody<const Entries extends v.ObjectEntries>(entries: Entries) {
  return jsonObject(v.partial(body(entries)))
}

/** True if a list contains no value twice. */
export const isDistinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length

/** A list in which each option of a picklist can occur once. `text` is the error message. */
export const eachOnce = <Item extends v.GenericSchema & { readonly options: readonly unknown[] }>(
  item: Item,
  text: string,
) =>
  v.pipe(
    v.array(item),
    v.maxLength(item.options.length, text),
    v.check((values) => isDistinct(values), text),
  )
