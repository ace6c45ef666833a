import { defaultDelaySecs } from '../constants.ts'
import { type AiStep, type MessageTemplate } from './schema.ts'
import { type Sequence } from '../sequence/schema.ts'

type Templates = readonly MessageTemplate[]
type RequestSettings = Pick<Sequence, 'sendConnectionRequests' | 'sendEmptyConnectionRequest'>

/** SEQ-27: 'Connection request' for the first message, 'Message N' for the others. `index` counts from 0. */
export function templateTitle(index: number): string {
  return index === 0 ? 'Connection request' : `Message ${index}`
}

/** Messages with the title of their position and the delay that `delayOf` gives. */
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

/** SEQ-28: adds a message at the end, 2 days after the one before; the first one has no delay. */
export function withTemplateAdded(templates: Templates, systemId: string, text = ''): MessageTemplate[] {
  return placed(
    [...templates, { title: '', text, delaySecs: templates.length === 0 ? 0 : defaultDelaySecs, systemId }],
    ownDelay,
  )
}

/** Removes a message. The one that becomes the first takes over the delay of the first. */
export function withTemplateRemoved(templates: Templates, index: number): MessageTemplate[] {
  return placed(templates.toSpliced(index, 1), (at, template) =>
    at === 0 ? (templates[0] ?? template).delaySecs : template.delaySecs,
  )
}

/** SEQ-29: moves a message; each position keeps its delay. An index out of range changes nothing. */
export function withTemplateMoved(templates: Templates, from: number, to: number): MessageTemplate[] {
  const moved = templates[from]
  if (!moved || to < 0 || to >= templates.length) return [...templates]
  const order = templates.toSpliced(from, 1).toSpliced(to, 0, moved)
  return placed(order, (at, template) => (templates[at] ?? template).delaySecs)
}

/** SEQ-32: the messages after 'Send connection requests' was switched on or off. */
export function withRequestsSwitched(templates: Templates, isOn: boolean): MessageTemplate[] {
  const isSecondReset = !isOn || templates.length > 2
  const secondDelay = isOn ? defaultDelaySecs : 0
  return placed(templates, (at, template) => (at === 1 && isSecondReset ? secondDelay : template.delaySecs))
}

/** SEQ-30: without connection requests, only first-degree connections get messages. */
export function isFirstDegreeOnly({
  sendConnectionRequests,
}: Pick<RequestSettings, 'sendConnectionRequests'>): boolean {
  return !sendConnectionRequests
}

/**
 * SEQ-137: index of the first message without a text. Only a connection request may be without one, where the option of
 * an empty request is on.
 */
export function blankTemplate(templates: Templates, settings: RequestSettings): number | undefined {
  const { sendConnectionRequests, sendEmptyConnectionRequest } = settings
  const first = sendConnectionRequests && sendEmptyConnectionRequest ? 1 : 0
  const index = templates.findIndex(({ text }, at) => at >= first && text.trim() === '')
  return index < 0 ? undefined : index
}

/** SEQ-137: why messages with a blank one are refused. */
export const blankTemplateText = 'A message needs a text.'

/** SEQ-43: a new follow-up or re-engagement step: 48 hours after the last one, with a copy of its prompts. */
export function newAiStep(steps: readonly Pick<AiStep, 'prompts'>[]): AiStep {
  return { delaySecs: defaultDelaySecs, prompts: [...(steps.at(-1)?.prompts ?? [])] }
}
