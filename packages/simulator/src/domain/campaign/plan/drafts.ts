import { type AiStep, type MessageCategory, type MessageKind, resolvedMessage } from '@tandem/contract'
import { aiText } from '../../dialogue/aiText.ts'
import { type SequenceRow } from '../../rows/campaign.ts'
import { updateCall } from './callChanges.ts'
import { type Lead } from './lead.ts'
import { type ReplyKind, type StepContext } from './stepContext.ts'
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
 * The message of a step, if it is sent at the context's moment: what goes out, and what is told of before. An answer that moves the call moves it
 * first, as its words name the call's time. Somebody may have written another text in its place.
 */
export function draftOf(context: StepContext, step: SendingStep, replyKind: ReplyKind): Draft {
  const { change, enrolment } = context.lead
  const draft = engineDraft(context, step, replyKind)
  return change?.stepIndex === enrolment.stepIndex && change.text !== null ? { ...draft, text: change.text } : draft
}

function engineDraft(context: StepContext, step: SendingStep, replyKind: ReplyKind): Draft {
  const { lead } = context
  const kind = kindOf(step, lead.sequence, replyKind)
  if (step.act === 'template') return { kind, text: template(context, step.message), answers: null }
  if (step.act === 'remind') return { kind, text: reminder(context, step), answers: null }
  const isByHand = kind === 'manual'
  if (step.act === 'followUp') {
    const steps = isByHand
      ? []
      : (lead.sequence.followUps.find(({ category }) => category === step.category)?.steps ?? [])
    return {
      kind,
      text: words(context, { say: 'followUp' }, steps, step.round),
      answers: step.category,
      isFollowUp: true,
    }
  }
  updateCall(context, step.call, isByHand ? 'manual' : replyKind)
  const steps = isByHand ? [] : (lead.sequence.responses.find(({ category }) => category === step.to)?.steps ?? [])
  return { kind, text: words(context, step.line, steps, roundOf(lead, step.to)), answers: step.to }
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
function template(context: StepContext, message: number): string {
  const { lead } = context
  if (lead.sequence.type === 'reEngagement')
    return words(context, { say: message === 0 ? 'reEngagement' : 'followUp' }, lead.sequence.aiTemplates, message)
  const text = lead.sequence.templates[message]?.text
  return text === undefined ? '' : resolvedMessage(text, placeholderValues(lead))
}

/** The client's own words for a reminder. */
function reminder(context: StepContext, { delay }: Extract<ScriptStep, { act: 'remind' }>): string {
  const { world, lead } = context
  const own = world.tables.reminderTemplates.by('clientId', lead.client.id).find((each) => each.delay === delay)
  if (own) return resolvedMessage(own.text, placeholderValues(lead))
  return wordsOf(lead, { say: 'remind', delay }, context.at, variant(context, { say: 'remind', delay }))
}

/** How often the sender has answered this category before. */
const roundOf = ({ script, enrolment }: Lead, category: MessageCategory): number =>
  script.slice(0, enrolment.stepIndex).filter((step) => step.act === 'reply' && step.to === category).length

/** A line as the sequence's prompts ask for it; a person's answer has none. */
function words(context: StepContext, line: Line, steps: readonly Pick<AiStep, 'prompts'>[], round: number): string {
  const { lead, at } = context
  if (steps.length === 0) return wordsOf(lead, line, at, variant(context, line))
  return aiText(line, valuesOf(lead, at), variant(context, line), steps, round, (beginning) =>
    isSaid(context, beginning),
  )
}

/** Whether the sender has written that before. */
function isSaid({ world, lead }: StepContext, beginning: string): boolean {
  const thread = world.tables.messages.ordered('ofConversation', { group: lead.enrolment.id, isDescending: true })
  return thread.some(({ type, text }) => type === 'outgoing' && text.includes(beginning))
}

const variant = ({ world, lead }: StepContext, line: Line): number =>
  variantOf(lead, line, world.random.fork('words', lead.enrolment.id, line.say))
