import * as v from 'valibot'
import { sequenceCreationRecipients } from '../constants.ts'
import { byId } from '../core/list.ts'
import {
  body,
  calendarDate,
  clientId,
  clockTime,
  count,
  id,
  nameText,
  patchBody,
  profileId,
  recipientId,
  seconds,
  sequenceId,
  text,
  timeZone,
} from '../core/scalars.ts'
import { Category } from '../directory/schema.ts'
import { Schedule } from '../schedule/schema.ts'
import { StatsAggregate } from '../stats/schema.ts'
import { AiSteps, FollowUps, MessageTemplates, ResponseEntries } from '../step/schema.ts'

/** Only an `active` sequence sends automatically. */
export const SequenceStatus = v.picklist(['active', 'paused', 'archived'], 'A status is active, paused or archived.')
export type SequenceStatus = v.InferOutput<typeof SequenceStatus>

/** `cloud` sends `templates`. `reEngagement` sends AI texts for `aiTemplates`. */
export const SequenceType = v.picklist(['cloud', 'reEngagement'], 'A type is cloud or reEngagement.')
export type SequenceType = v.InferOutput<typeof SequenceType>

const calendly = {
  /** UUID of the attached calendar. */
  calendlyId: v.nullable(v.pipe(v.string(), v.uuid('The id of a calendar must be a UUID.'))),
  calendlyEvent: v.nullable(text('An event name', 200)),
}

const sending = {
  ...calendly,
  sendConnectionRequests: v.boolean(),
  sendEmptyConnectionRequest: v.boolean(),
}

export const SequenceSummary = v.object({
  id: sequenceId,
  name: v.string(),
  status: SequenceStatus,
  type: SequenceType,
  clientId,
  recipientsCount: count,
  profileIds: v.array(profileId),
  profilesCount: count,
  templates: MessageTemplates,
  aiTemplates: AiSteps,
  /** SEQ-41: in the order of the response categories. */
  responses: ResponseEntries,
  followUps: FollowUps,
  ...sending,
  importId: v.nullable(id),
  /** Null: only the profiles' schedules apply. */
  schedule: v.nullable(Schedule),
  startDate: v.nullable(calendarDate),
  scheduleTimezone: v.nullable(timeZone),
  time: v.nullable(clockTime),
  maxNumberOfMessages: v.nullable(count),
  /** The time between two messages. */
  sendingDelay: v.nullable(seconds),
  from: v.nullable(clockTime),
  to: v.nullable(clockTime),
})
export type SequenceSummary = v.InferOutput<typeof SequenceSummary>

/** SEQ-90: `stats` has the sums since the start of the sequence. Undefined if the query does not ask for `stats`. */
export const ListedSequence = v.object({ ...SequenceSummary.entries, stats: v.optional(StatsAggregate) })
export type ListedSequence = v.InferOutput<typeof ListedSequence>

export const SequenceReference = v.pick(SequenceSummary, ['id', 'name', 'status', 'type', 'clientId'])
export type SequenceReference = v.InferOutput<typeof SequenceReference>

/** SEQ-56 */
export const Sequence = v.object({
  ...SequenceSummary.entries,
  recipientIds: v.array(recipientId),
  _embedded: v.object({ categories: byId(Category) }),
})
export type Sequence = v.InferOutput<typeof Sequence>

const editable = {
  name: nameText('Please, define sequence name'),
  clientId,
  templates: MessageTemplates,
  aiTemplates: AiSteps,
  responses: ResponseEntries,
  followUps: FollowUps,
  schedule: v.nullable(Schedule),
  startDate: v.pipe(
    v.string('Please, define sequence start date'),
    v.nonEmpty('Please, define sequence start date'),
    calendarDate,
  ),
  scheduleTimezone: v.pipe(v.string('Please, define timezone'), v.nonEmpty('Please, define timezone'), timeZone),
  ...sending,
}

const ids = <const Id extends v.GenericSchema>(each: Id, name: string, max: number) =>
  v.pipe(v.array(each), v.maxLength(max, `There can be at most ${max} ${name}.`))

/** SEQ-24. Later requests can also add profiles and recipients (SEQ-25). */
export const SequenceCreation = body({
  name: editable.name,
  type: SequenceType,
  clientId,
  startDate: editable.startDate,
  scheduleTimezone: editable.scheduleTimezone,
  schedule: v.optional(editable.schedule),
  templates: v.optional(MessageTemplates),
  aiTemplates: v.optional(AiSteps),
  responses: v.optional(ResponseEntries),
  followUps: v.optional(FollowUps),
  recipientIds: v.optional(ids(recipientId, 'recipients', sequenceCreationRecipients)),
  profileIds: v.optional(ids(profileId, 'profiles', 1000)),
  importId: v.optional(v.nullable(id)),
  calendlyId: v.optional(calendly.calendlyId),
  calendlyEvent: v.optional(calendly.calendlyEvent),
  sendConnectionRequests: v.optional(v.boolean()),
  sendEmptyConnectionRequest: v.optional(v.boolean()),
})
export type SequenceCreation = v.InferOutput<typeof SequenceCreation>

export const SequenceCreated = v.object({ id: sequenceId })
export type SequenceCreated = v.InferOutput<typeof SequenceCreated>

/** The copy has no profiles and no recipients. */
export const SequenceCopy = body({ status: v.literal('paused', 'A copy is paused.') })
export type SequenceCopy = v.InferOutput<typeof SequenceCopy>

/** Missing fields stay unchanged. */
export const SequencePatch = patchBody({ ...editable, status: SequenceStatus })
export type SequencePatch = v.InferOutput<typeof SequencePatch>

/** SEQ-57 */
export const SequenceOptions = v.object({ clientCanBeChanged: v.boolean() })
export type SequenceOptions = v.InferOutput<typeof SequenceOptions>

/** `new` waits for an approval. `approved` can be contacted. `sent` was contacted. */
export const SequenceRecipientStatus = v.picklist(['new', 'approved', 'sent'])
export type SequenceRecipientStatus = v.InferOutput<typeof SequenceRecipientStatus>

/** `existingStatus`: the earlier status. Null if the recipient is new in the sequence. */
export const SequenceRecipient = v.object({
  sequenceId,
  recipientId,
  status: SequenceRecipientStatus,
  existingStatus: v.nullable(SequenceRecipientStatus),
})
export type SequenceRecipient = v.InferOutput<typeof SequenceRecipient>

/** `eventNames` is empty until the user has connected the calendar provider. */
export const CalendarEventNames = v.object({ eventNames: v.array(v.string()) })
export type CalendarEventNames = v.InferOutput<typeof CalendarEventNames>

export const CalendarAuth = v.object({ url: v.string() })
export type CalendarAuth = v.InferOutput<typeof CalendarAuth>

export const CalendarUuid = v.pipe(v.string('A UUID is required.'), v.uuid('The id of a calendar must be a UUID.'))
