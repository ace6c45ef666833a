import * as v from 'valibot'
import { maximumLength } from '../constants.ts'
import { body, seconds, text } from '../scalars.ts'
import { ResponseCategory } from './directory.ts'

const maxSteps = 50
const prompts = v.pipe(
  v.array(text('A prompt', maximumLength.prompt)),
  v.maxLength(20, 'A step can have at most 20 prompts.'),
)
const stepsOf = <const Step extends v.GenericSchema>(step: Step) =>
  v.pipe(v.array(step), v.maxLength(maxSteps, `There can be at most ${maxSteps} steps.`))

/** A message of a sequence; the first is the connection request. Placeholders are written `%name%` or `%name%[base64 default]`. */
export const MessageTemplate = body({
  title: text('A title', 200),
  text: text('A message', maximumLength.messageText),
  /** Wait after the message before. */
  delaySecs: seconds,
  /** Made by the client, so that a message keeps its identity while it is edited. */
  systemId: v.pipe(v.string('A message needs a systemId.'), v.uuid('The systemId of a message must be a UUID.')),
})
export type MessageTemplate = v.InferOutput<typeof MessageTemplate>

export const MessageTemplates = stepsOf(MessageTemplate)

/** A step that the AI writes: a re-engagement or a follow-up. */
export const AiStep = body({ delaySecs: seconds, prompts })
export type AiStep = v.InferOutput<typeof AiStep>

export const AiSteps = stepsOf(AiStep)

/** One round of an AI response. */
export const ResponseStep = body({ prompts })
export type ResponseStep = v.InferOutput<typeof ResponseStep>

export const ResponseSteps = stepsOf(ResponseStep)

/** AI responses to messages of one category. `fastResponseEnabled` is the automation that the dashboard counts. */
export const ResponseEntry = body({
  category: ResponseCategory,
  fastResponseEnabled: v.boolean(),
  steps: ResponseSteps,
})
export type ResponseEntry = v.InferOutput<typeof ResponseEntry>

/** AI follow-ups after messages of one category. */
export const FollowUp = body({ category: ResponseCategory, enabled: v.boolean(), steps: AiSteps })
export type FollowUp = v.InferOutput<typeof FollowUp>

export const ResponseEntries = v.pipe(v.array(ResponseEntry), v.maxLength(6, 'A category can be given once.'))
export const FollowUps = v.pipe(v.array(FollowUp), v.maxLength(6, 'A category can be given once.'))
