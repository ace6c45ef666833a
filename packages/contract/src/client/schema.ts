import * as v from 'valibot'
import { clientFile, targetSizes } from '../constants.ts'
import { assumedField } from '../core/assumed.ts'
import { clientFileTooLarge, websitePattern } from './rules.ts'
import {
  body,
  calendarDate,
  clientId,
  count,
  eachOnce,
  email,
  filledText,
  id,
  nameText,
  patchBody,
  text,
  timeZone,
  userId,
} from '../core/scalars.ts'
import { Schedule } from '../schedule/schema.ts'
import { AiSteps, FollowUps, ResponseEntries } from '../step/schema.ts'

/** CLIENT-14: the sizes of companies that a client wants to reach. */
export const TargetSize = v.picklist(targetSizes, 'This company size is not known.')
export type TargetSize = v.InferOutput<typeof TargetSize>

/** Sequences of an archived client can continue to send (CLIENT-2). */
export const ClientStatus = v.picklist(['active', 'archived'])
export type ClientStatus = v.InferOutput<typeof ClientStatus>

/** The AI reads the file. `size` is in bytes. */
export const ClientFile = v.object({ id, name: v.string(), size: count })
export type ClientFile = v.InferOutput<typeof ClientFile>

/** CLIENT-11 */
const url = v.pipe(
  text('A link', 2000),
  v.regex(websitePattern, 'Url is not valid. Valid examples: https://www.example.com/, https://example.com'),
)

const contactPerson = patchBody({
  name: text('A name', 200),
  title: text('A title', 200),
  email: v.union([v.literal(''), email], 'This is not an email address.'),
})

const optionalForm = {
  url,
  deckUrl: url,
  portfolioUrl: url,
  targetLocation: text('A location', 200),
  targetIndustries: v.pipe(v.array(text('An industry', 200)), v.maxLength(200, 'There can be at most 200 industries.')),
  targetSizes: eachOnce(TargetSize, 'Each company size can be given only once.'),
  contactPerson,
  schedule: v.nullable(Schedule),
  startDate: v.nullable(calendarDate),
  scheduleTimezone: v.nullable(timeZone),
  responses: ResponseEntries,
  followUps: FollowUps,
  aiTemplates: AiSteps,
}

/** CLIENT-16 */
export const Client = v.object({
  id: clientId,
  name: v.string(),
  info: v.string(),
  status: ClientStatus,
  ...optionalForm,
  files: v.array(ClientFile),
  /** CALL-34 (assumed): the user who created the client. Null if this user has left the team. */
  createdBy: assumedField(v.nullable(userId)),
})
export type Client = v.InferOutput<typeof Client>

export const ClientReference = v.pick(Client, ['id', 'name', 'status'])
export type ClientReference = v.InferOutput<typeof ClientReference>

/** CLIENT-10, CLIENT-12: the required fields. */
const requiredForm = {
  name: nameText('Field is required'),
  info: filledText('The company description', 20_000, 'Field is required'),
}

export const ClientCreation = body({ ...requiredForm, ...v.partial(v.object(optionalForm)).entries })
export type ClientCreation = v.InferOutput<typeof ClientCreation>

/** Missing fields stay unchanged. */
export const ClientPatch = patchBody({ ...requiredForm, ...optionalForm })
export type ClientPatch = v.InferOutput<typeof ClientPatch>

/** CLIENT-17 */
export const ClientFileUpload = body({
  file: v.pipe(v.file('A file is required.'), v.maxSize(clientFile.maximumBytes, clientFileTooLarge)),
})
export type ClientFileUpload = v.InferOutput<typeof ClientFileUpload>
