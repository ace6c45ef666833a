import * as v from 'valibot'
import { maximumLength } from '../constants.ts'
import { body, clientId, filledText, wholeNumber } from '../core/scalars.ts'
import { ResponseCategory } from '../directory/schema.ts'
import { AiSteps, FollowUps, MessageTemplates, ResponseEntries, ResponseSteps } from '../step/schema.ts'

/** SEQ-46: example texts for a client. */
export const SequenceExample = v.object({
  templates: MessageTemplates,
  aiTemplates: AiSteps,
  responses: ResponseEntries,
  followUps: FollowUps,
})
export type SequenceExample = v.InferOutput<typeof SequenceExample>

/** An example chat. Its last message is the AI's text. */
export const Preview = v.object({
  messages: v.array(v.object({ type: v.picklist(['incoming', 'outgoing']), text: v.string() })),
})
export type Preview = v.InferOutput<typeof Preview>

/** A position in a list, from 0. */
const index = (name: string) => wholeNumber(name, 0, 49)

/** The sequence's messages before the lead's first answer. */
const opening = { templates: v.optional(MessageTemplates), aiTemplates: v.optional(AiSteps) }

/** The preview costs AI credits. */
export const ResponsePreviewRequest = v.pipe(
  body({
    category: ResponseCategory,
    clientId,
    round: index('round'),
    rounds: ResponseSteps,
    /** SEQ-136 (assumed): the lead's message. Default: an example message of the category. */
    message: v.optional(filledText('A message', maximumLength.messageText)),
    ...opening,
  }),
  v.forward(
    v.check(({ round, rounds }) => round < rounds.length, 'There is no such round.'),
    ['round'],
  ),
)
export type ResponsePreviewRequest = v.InferOutput<typeof ResponsePreviewRequest>

/** The preview costs AI credits. `category`: the category of the lead's last answer. */
export const AiTemplatePreviewRequest = v.pipe(
  body({
    category: v.optional(filledText('A category', 100)),
    clientId,
    step: index('step'),
    steps: AiSteps,
  }),
  v.forward(
    v.check(({ step, steps }) => step < steps.length, 'There is no such step.'),
    ['step'],
  ),
)
export type AiTemplatePreviewRequest = v.InferOutput<typeof AiTemplatePreviewRequest>

/** The preview costs AI credits. */
export const FollowUpPreviewRequest = v.pipe(
  body({
    category: ResponseCategory,
    clientId,
    step: index('step'),
    steps: AiSteps,
    /** The AI responses before the follow-ups in the chat. */
    rounds: v.optional(ResponseSteps),
    ...opening,
  }),
  v.forward(
    v.check(({ step, steps }) => step < steps.length, 'There is no such step.'),
    ['step'],
  ),
)
export type FollowUpPreviewRequest = v.InferOutput<typeof FollowUpPreviewRequest>
