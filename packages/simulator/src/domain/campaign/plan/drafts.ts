import { type AiStep, type MessageCategory, type MessageKind, resolvedMessage } from '@tandem/contract'
import { aiText } from '../../dialogue/aiText.ts'
import { type SequenceRow } from '../../rows/campaign.ts'
import { updateCall } from './callMoves.ts'
import { type Lead } from './lead.ts'
import { type ReplyKind, type Scene } from './scene.ts'
import { type ScriptStep } from './script.ts'
import { type Line } from '../../dialogue/line.ts'
import { placeholderValues, valuesOf, variantOf, wordsOf } from './words.ts'

/** What the sender's next message is. */
export interface Draft {
  readonly kind: MessageKind
  readonly text: string
  readonly answers: MessageCategory | null
  readonly isFollowUp?: boolean
  readonly isRequest?: boolean
}

/** The steps that are messages of the sender. */
export type SendingStep = Extract<ScriptStep, { act: 'template' | 'reply' | 'followUp' | 'remind' }>

export const isSending = (step: ScriptStep | undefined): step is SendingStep =>
  step?.act === 'template' || step?.act === 'reply' || step?.act === 'followUp' || step?.act === 'remind'

/**
 * The message of a step, if it is sent at the scene's moment: what goes out, and what is told of before. An answer that moves the call moves it
 * first, as its words name the call's time. Somebody may have written another text in its place.
 */
export function draftOf(scene: Scene, step: SendingStep, replyKind: ReplyKind): Draft {
  const { change, enrolment } = scene.lead
  const draft = engineDraft(scene, step, replyKind)
  return change?.stepIndex === enrolment.stepIndex && change.text !== null ? { ...draft, text: change.text } : draft
}

function engineDraft(scene: Scene, step: SendingStep, replyKind: ReplyKind): Draft {
  const { lead } = scene
  const kind = kindOf(step, lead.sequence, replyKind)
  if (step.act === 'template') return { kind, text: template(scene, step.message), answers: null }
  if (step.act === 'remind') return { kind, text: reminder(scene, step), answers: null }
  const isByHand = kind === 'manual'
  if (step.act === 'followUp') {
    const steps = isByHand
      ? []
      : (lead.sequence.followUps.find(({ category }) => category === step.category)?.steps ?? [])
    return {
      kind,
      text: words(scene, { say: 'followUp' }, steps, step.round),
      answers: step.category,
      isFollowUp: true,
    }
  }
  updateCall(scene, step.call, isByHand ? 'manual' : replyKind)
  const steps = isByHand ? [] : (lead.sequence.responses.find(({ category }) => category === step.to)?.steps ?? [])
  return { kind, text: words(scene, step.line, steps, roundOf(lead, step.to)), answers: step.to }
}

/** What kind of message a step is. */
export function kindOf(step: SendingStep, sequence: SequenceRow, replyKind: ReplyKind): MessageKind {
  if (step.act === 'template') return templateKind(sequence)
  if (step.act === 'remind') return 'call_reminder'
  if (replyKind === 'manual' || (step.act === 'reply' && step.isPersonal)) return 'manual'
  return step.act === 'reply' ? replyKind : 'followup'
}

export const templateKind = ({ type }: SequenceRow): MessageKind =>
  type === 'reEngagement' ? 'ai_template' : 'template'

/** A message of the sequence; of a re-engagement the first is a new beginning, the others remind of it. */
function template(scene: Scene, message: number): string {
  const { lead } = scene
  if (lead.sequence.type === 'reEngagement')
    return words(scene, { say: message === 0 ? 'reEngagement' : 'followUp' }, lead.sequence.aiTemplates, message)
  const text = lead.sequence.templates[message]?.text
  return text === undefined ? '' : resolvedMessage(text, placeholderValues(lead))
}

/** The client's own words for a reminder. */
function reminder(scene: Scene, { delay }: Extract<ScriptStep, { act: 'remind' }>): string {
  const { world, lead } = scene
  const own = world.tables.reminderTemplates.by('clientId', lead.client.id).find((each) => each.delay === delay)
  if (own) return resolvedMessage(own.text, placeholderValues(lead))
  return wordsOf(lead, { say: 'remind', delay }, scene.at, variant(scene, { say: 'remind', delay }))
}

/** How often the sender has answered this category before. */
const roundOf = ({ script, enrolment }: Lead, category: MessageCategory): number =>
  script.slice(0, enrolment.stepIndex).filter((step) => step.act === 'reply' && step.to === category).length

/** A line as the sequence's prompts ask for it; a person's answer has none. */
function words(scene: Scene, line: Line, steps: readonly Pick<AiStep, 'prompts'>[], round: number): string {
  const { lead, at } = scene
  if (steps.length === 0) return wordsOf(lead, line, at, variant(scene, line))
  return aiText(line, valuesOf(lead, at), variant(scene, line), steps, round, (beginning) => isSaid(scene, beginning))
}

/** Whether the sender has written that before. */
function isSaid({ world, lead }: Scene, beginning: string): boolean {
  const thread = world.tables.messages.ordered('ofConversation', { group: lead.enrolment.id, isDescending: true })
  return thread.some(({ type, text }) => type === 'outgoing' && text.includes(beginning))
}

const variant = ({ world, lead }: Scene, line: Line): number =>
  variantOf(lead, line, world.random.fork('words', lead.enrolment.id, line.say))
