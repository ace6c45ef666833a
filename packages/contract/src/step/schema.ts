import * as v from 'valibot'
import { maximumLength } from '../constants.ts'
import { body, isDistinct, seconds, text } from '../core/scalars.ts'
import { ResponseCategory } from '../directory/schema.ts'

const maxSteps = 50
const prompts = v.pipe(
  v.array(text('A prompt', maximumLength.prompt)),
  v.maxLength(20, 'A step can have at most 20 prompts.'),
)
const stepsOf = <const Step extends v.GenericSchema>(step: Step) =>
  v.pipe(v.array(step), v.maxLength(maxSteps, `There can be at most ${maxSteps} steps.`))

/** SEQ-27 */
export const MessageTemplate = body({
  title: text('A title', 200),
  text: text('A message', maximumLength.messageText),
  /** The delay after the previous message. */
  delaySecs: seconds,
  /** The app's id for a message. */
  systemId: v.pipe(v.string('A message needs a systemId.'), v.uuid('The systemId of a message must be a UUID.')),
})
export type MessageTemplate = v.InferOutput<typeof MessageTemplate>

export const MessageTemplates = stepsOf(MessageTemplate)

/** A step of a re-engagement or a follow-up. */
export const AiStep = body({ delaySecs: seconds, prompts })
export type AiStep = v.InferOutput<typeof AiStep>

export const AiSteps = stepsOf(AiStep)

/** One round of an AI response. */
export const ResponseStep = body({ prompts })
export type ResponseStep = v.InferOutput<typeof ResponseStep>

export const ResponseSteps = stepsOf(ResponseStep)

/**
 * AI responses of a category. The dashboard reads `fastResponseEnabled` to show if objections and call booking are
 * automated (DASH-20).
 */
export const ResponseEntry = body({
  category: ResponseCategory,
  fastResponseEnabled: v.boolean(),
  steps: ResponseSteps,
})
export type ResponseEntry = v.InferOutput<typeof ResponseEntry>

export const FollowUp = body({ category: ResponseCategory, enabled: v.boolean(), steps: AiSteps })
export type FollowUp = v.InferOutput<typeof FollowUp>

/** At most one entry for each of the 6 categories. */
function onePerCategory<const Entry extends v.GenericSchema<unknown, { readonly category: string }>>(entry: Entry) {
  const text = 'Each category can be given only once.'
  return v.pipe(
    v.array(entry),
    v.maxLength(6, text),
    v.check((entries) => isDistinct(entries.map(({ category }) => category)), text),
  )
}

export const ResponseEntries = onePerCategory(ResponseEntry)
export const FollowUps = onePerCategory(FollowUp)
