import * as v from 'valibot'
import { clientFile, targetSizes } from '../constants.ts'
import { clientFileTooLarge, websitePattern } from '../rules/client.ts'
import { body, calendarDate, count, email, filledText, id, nameText, patchBody, text, timeZone } from '../scalars.ts'
import { Schedule } from './schedule.ts'
import { AiSteps, FollowUps, ResponseEntries } from './step.ts'

/** Sizes of the companies that a client wants to reach (document 2, section 9). */
export const TargetSize = v.picklist(targetSizes, 'This company size is not known.')
export type TargetSize = v.InferOutput<typeof TargetSize>

export const ClientStatus = v.picklist(['active', 'archived'])
export type ClientStatus = v.InferOutput<typeof ClientStatus>

/** A file that tells the AI more about the client; `size` in bytes. */
export const ClientFile = v.object({ id, name: v.string(), size: count })
export type ClientFile = v.InferOutput<typeof ClientFile>

/** Empty, or http(s) followed by a host with a dot (document 2, section 5). */
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
  targetSizes: v.pipe(v.array(TargetSize), v.maxLength(8, 'A company size can be given once.')),
  contactPerson,
  schedule: v.nullable(Schedule),
  startDate: v.nullable(calendarDate),
  scheduleTimezone: v.nullable(timeZone),
  responses: ResponseEntries,
  followUps: FollowUps,
  aiTemplates: AiSteps,
}

/** An AI client: the company on whose behalf profiles write (document 2, section 3). */
export const Client = v.object({
  id,
  name: v.string(),
  info: v.string(),
  status: ClientStatus,
  ...optionalForm,
  files: v.array(ClientFile),
})
export type Client = v.InferOutput<typeof Client>

/** A client as lists of other things refer to it. */
export const ClientReference = v.pick(Client, ['id', 'name', 'status'])
export type ClientReference = v.InferOutput<typeof ClientReference>

/** Above 2000 characters the info costs more credits and the form warns; this is where the server stops. */
const requiredForm = {
  name: nameText('Field is required'),
  info: filledText('The company description', 20_000, 'Field is required'),
}

export const ClientCreation = body({ ...requiredForm, ...v.partial(v.object(optionalForm)).entries })
export type ClientCreation = v.InferOutput<typeof ClientCreation>

export const ClientPatch = patchBody({ ...requiredForm, ...optionalForm })
export type ClientPatch = v.InferOutput<typeof ClientPatch>

export const ClientFileUpload = body({
  file: v.pipe(v.file('A file is required.'), v.maxSize(clientFile.maximumBytes, clientFileTooLarge)),
})
export type ClientFileUpload = v.InferOutput<typeof ClientFileUpload>
