import * as v from 'valibot'
import { dailyLimits } from '../constants.ts'
import { assumedField } from '../core/assumed.ts'
import {
  body,
  clientId,
  count,
  email,
  filledText,
  id,
  instant,
  jsonObject,
  nameText,
  patchBody,
  profileId,
  sequenceId,
  text,
  timeZone,
  wholeNumber,
} from '../core/scalars.ts'
import { Schedule } from '../schedule/schema.ts'
import { StatsAggregate } from '../stats/schema.ts'

/** Countries of profiles (ISO 3166-1 alpha-2). */
export const countryCodes = [
  'AL',
  'AT',
  'AU',
  'BE',
  'BG',
  'BR',
  'CA',
  'CH',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GB',
  'GR',
  'HR',
  'HU',
  'IE',
  'IN',
  'IT',
  'NL',
  'NO',
  'PL',
  'PT',
  'RO',
  'SE',
  'US',
] as const

export type CountryCode = (typeof countryCodes)[number]

/** `new` before the attachment. `error` after a failed attachment or a lost connection. */
export const ProfileStatus = v.picklist(['new', 'ok', 'error'])
export type ProfileStatus = v.InferOutput<typeof ProfileStatus>

/** `empty`: a paid slot without a profile. */
export const SlotStatus = v.picklist(['assigned', 'empty'])
export type SlotStatus = v.InferOutput<typeof SlotStatus>

const countryCode = v.picklist(countryCodes, 'Profiles cannot be connected from this country.')

/** PROF-49: numbers of sent requests and messages, and the next time to send. Days are in UTC, a week is seven days. */
export const ProfileActivity = v.object({
  requestsToday: count,
  requestsThisWeek: count,
  messagesToday: count,
  /** Null: the profile cannot send until a setting or the status changes. */
  nextSlot: v.nullable(instant),
})
export type ProfileActivity = v.InferOutput<typeof ProfileActivity>

const customAttributes = jsonObject(v.record(v.string(), v.nullable(text('A value', 1000))))

/** PROF-32: a LinkedIn account, or a paid slot without an account. */
export const Profile = v.object({
  id: profileId,
  /** The id in the address. Equal to `id`. */
  key: profileId,
  name: v.string(),
  url: v.nullable(v.string()),
  title: v.nullable(v.string()),
  company: v.nullable(v.string()),
  industry: v.nullable(v.string()),
  location: v.nullable(v.string()),
  clientId: v.nullable(clientId),
  sequenceId: v.nullable(sequenceId),
  ip: v.nullable(v.string()),
  vm: v.nullable(v.string()),
  country: v.nullable(v.string()),
  dateAdded: instant,
  status: ProfileStatus,
  slotStatus: SlotStatus,
  /** False before the attachment, and after the connection was lost. */
  connected: v.boolean(),
  automationEnabled: v.boolean(),
  fastResponseEnabled: v.boolean(),
  acceptConnectionRequests: v.boolean(),
  withdrawOldConnectionRequests: v.boolean(),
  hasSalesNavigator: v.boolean(),
  /** Per day. */
  messagesLimit: count,
  /** Per day. */
  connectionRequestsLimit: count,
  /** Number of requests today (UTC), or within seven days if the weekly limit is reached. */
  connectionRequestsCount: count,
  /** The reached limit. `weekly` is the limit of LinkedIn, `daily` is the limit of the profile. */
  connectionRequestsLimitationType: v.nullable(v.picklist(['weekly', 'daily'])),
  delayFromSecs: count,
  delayToSecs: count,
  /** PROF-9: contains '(used)' if the cloud time is used up. */
  cloudTime: v.nullable(v.string()),
  /** Id of an option in the list of time zones. */
  timezone: v.nullable(id),
  /** Hours in which the account may be used. */
  schedule: v.nullable(Schedule),
  /** Hours in which automation may act. */
  automationSchedule: v.nullable(Schedule),
  scheduleTimezone: v.nullable(timeZone),
  subscription: v.string(),
  subscriptionTitle: v.string(),
  aiCredits: count,
  /** In dollars. */
  priceMonthly: v.pipe(v.number(), v.minValue(0)),
  customAttributes,
  /** Sums over the period of the query. */
  stats: v.optional(StatsAggregate),
  /** PROF-49 (assumed) */
  activity: assumedField(ProfileActivity),
})
export type Profile = v.InferOutput<typeof Profile>

export const ProfileReference = v.pick(Profile, ['id', 'name', 'clientId', 'status', 'connected'])
export type ProfileReference = v.InferOutput<typeof ProfileReference>

const longestDelaySecs = 86_400

const settings = {
  automationEnabled: v.boolean(),
  fastResponseEnabled: v.boolean(),
  hasSalesNavigator: v.boolean(),
  messagesLimit: wholeNumber('The daily limit of messages', dailyLimits.messages.minimum, dailyLimits.messages.maximum),
  connectionRequestsLimit: wholeNumber(
    'The daily limit of connection requests',
    dailyLimits.connectionRequests.minimum,
    dailyLimits.connectionRequests.maximum,
  ),
  delayFromSecs: wholeNumber('The shortest delay', 0, longestDelaySecs),
  delayToSecs: wholeNumber('The longest delay', 0, longestDelaySecs),
  ip: v.nullable(text('An IP address', 100)),
  vm: v.nullable(text('A machine name', 100)),
  automationSchedule: v.nullable(Schedule),
  schedule: v.nullable(Schedule),
}

/** The settings that affect a forecast. */
export const profileLimits = v.partial(
  v.object({
    messagesLimit: settings.messagesLimit,
    connectionRequestsLimit: settings.connectionRequestsLimit,
    delayFromSecs: settings.delayFromSecs,
    delayToSecs: settings.delayToSecs,
    automationEnabled: settings.automationEnabled,
    automationSchedule: settings.automationSchedule,
    schedule: settings.schedule,
  }),
).entries

const profileName = nameText()

const delaysMessage = 'The shortest delay cannot be above the longest.'

/** PROF-12: the new profile takes an empty paid slot. */
export const ProfileCreation = v.pipe(
  body({ name: profileName, clientId: v.optional(v.nullable(clientId)), ...v.partial(v.object(settings)).entries }),
  v.check((profile) => areDelaysInOrder(profile), delaysMessage),
)
export type ProfileCreation = v.InferOutput<typeof ProfileCreation>

/** PROF-26, PROF-31: null in `clientId` removes the client. Null in `customAttributes` removes a value. */
export const ProfilePatch = v.pipe(
  patchBody({
    name: profileName,
    ...settings,
    acceptConnectionRequests: v.boolean(),
    withdrawOldConnectionRequests: v.boolean(),
    country: countryCode,
    clientId: v.nullable(clientId),
    scheduleTimezone: v.nullable(timeZone),
    customAttributes,
  }),
  v.check((profile) => areDelaysInOrder(profile), delaysMessage),
)
export type ProfilePatch = v.InferOutput<typeof ProfilePatch>

export const ConnectUrl = v.object({ connectUrl: v.string() })
export type ConnectUrl = v.InferOutput<typeof ConnectUrl>

export const ProfileCreated = v.object({ id: profileId, connectUrl: v.string() })
export type ProfileCreated = v.InferOutput<typeof ProfileCreated>

/** The profile of a purchase. `profileId` is null before the profile is created. */
export const ProfileWizard = v.object({
  profileId: v.nullable(profileId),
  country: v.nullable(v.string()),
  isFilled: v.boolean(),
})
export type ProfileWizard = v.InferOutput<typeof ProfileWizard>

/** BILL-17 */
export const ProfileWizardCreation = body({ countryId: countryCode })
export type ProfileWizardCreation = v.InferOutput<typeof ProfileWizardCreation>

/** BILL-19: without a `profileId`, the creation has failed. */
export const ProfileWizardResponse = v.object({ profileId: v.optional(profileId) })
export type ProfileWizardResponse = v.InferOutput<typeof ProfileWizardResponse>

/** BILL-17: login and password, or an address for a one-time link. */
export const ProfileWizardFill = v.union(
  [body({ login: filledText('Login', 254), password: filledText('Password', 200) }), body({ oneTimeLinkEmail: email })],
  'Either login and password, or oneTimeLinkEmail is required.',
)
export type ProfileWizardFill = v.InferOutput<typeof ProfileWizardFill>

/** PROF-35: also true if a delay is missing. */
export function areDelaysInOrder({
  delayFromSecs,
  delayToSecs,
}: {
  delayFromSecs?: number | undefined
  delayToSecs?: number | undefined
}): boolean {
  return delayFromSecs === undefined || delayToSecs === undefined || delayFromSecs <= delayToSecs
}
