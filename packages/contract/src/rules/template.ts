import { defaultDelaySecs } from '../constants.ts'
import { type AiStep, type MessageTemplate } from '../resources/step.ts'
import { type Sequence } from '../resources/sequence.ts'

type Templates = readonly MessageTemplate[]
type RequestSettings = Pick<Sequence, 'sendConnectionRequests' | 'sendEmptyConnectionRequest'>

/** The first message is titled 'Connection request', the others 'Message N' (document 2, section 3). `index` counts from 0. */
export function templateTitle(index: number): string {
  return index === 0 ? 'Connection request' : `Message ${index}`
}

/** Messages at their positions: titled by them, with the delays that `delayOf` gives. */
function placed(
  templates: Templates,
  delayOf: (index: number, template: MessageTemplate) => number,
): MessageTemplate[] {
  return templates.map((template, index) => {
    const { text, systemId } = template
    return { title: templateTitle(index), text, delaySecs: delayOf(index, template), systemId }
  })
}

const ownDelay = (_index: number, { delaySecs }: MessageTemplate) => delaySecs

/** Adds a message at the end: 2 days after the one before; the first one goes out at once. */
export function withTemplateAdded(templates: Templates, systemId: string, text = ''): MessageTemplate[] {
  return placed(
    [...templates, { title: '', text, delaySecs: templates.length === 0 ? 0 : defaultDelaySecs, systemId }],
    ownDelay,
  )
}

/** Removes a message. What moves to the first place takes the delay of the one that was there. */
export function withTemplateRemoved(templates: Templates, index: number): MessageTemplate[] {
  return placed(templates.toSpliced(index, 1), (at, template) =>
    at === 0 ? (templates[0] ?? template).delaySecs : template.delaySecs,
  )
}

/** Moves a message. Delays are swapped between the affected positions: each position keeps its own (document 2, section 4). */
export function withTemplateMoved(templates: Templates, from: number, to: number): MessageTemplate[] {
  const moved = templates[from]
  if (!moved || to < 0 || to >= templates.length) return [...templates]
  const order = templates.toSpliced(from, 1).toSpliced(to, 0, moved)
  return placed(order, (at, template) => (templates[at] ?? template).delaySecs)
}

/**
 * The messages after 'Send connection requests' was turned: on, with more than 2 messages, resets the second one's delay to the default; off sets
 * it to 0 (document 2, section 4).
 */
export function withRequestsTurned(templates: Templates, isOn: boolean): MessageTemplate[] {
  const isSecondReset = !isOn || templates.length > 2
  const secondDelay = isOn ? defaultDelaySecs : 0
  return placed(templates, (at, template) => (at === 1 && isSecondReset ? secondDelay : template.delaySecs))
}

/** Without connection requests the first message is not sent as one, and only first-degree connections get messages. */
export function isFirstDegreeOnly({
  sendConnectionRequests,
}: Pick<RequestSettings, 'sendConnectionRequests'>): boolean {
  return !sendConnectionRequests
}

/** 'Connection request with text' is the inverse of the empty-connection-request option. */
export function isRequestWithText({
  sendEmptyConnectionRequest,
}: Pick<RequestSettings, 'sendEmptyConnectionRequest'>): boolean {
  return !sendEmptyConnectionRequest
}

/** A new follow-up or re-engagement step: 48 hours after the one before, prompts copied from the last step (document 2, section 4). */
export function newAiStep(steps: readonly Pick<AiStep, 'prompts'>[]): AiStep {
  return { delaySecs: defaultDelaySecs, prompts: [...(steps.at(-1)?.prompts ?? [])] }
}
