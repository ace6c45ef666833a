import { type AiStep, type MessageCategory, type MessageKind, resolvedMessage } from '@tandem/contract'
import { aiText } from '../../dialogue/aiText.ts'
import { type Line } from '../../dialogue/line.ts'
import { type SequenceRow } from '../../rows/campaign.ts'
import { updateCall } from './callChanges.ts'
import { currentChange, type Lead } from './lead.ts'
import { textOf, variantOf } from './lineText.ts'
import { valuesOf } from './lineValues.ts'
import { placeholderValues } from './placeholders.ts'
import { reminderTemplateOf } from './reminders.ts'
import { type ScriptStep } from './script.ts'
import { type ReplyKind, type StepContext } from './stepContext.ts'

/** A message of the campaign before it is sent. */
export interface Draft {
  readonly kind: MessageKind
  readonly text: string
  readonly answers: MessageCategory | null
  readonly isFollowUp: boolean
}

/** The steps in which the profile sends a message. */
export type SendingStep = Extract<ScriptStep, { act: 'template' | 'reply' | 'followUp' | 'remind' }>

export const isSending = (step: ScriptStep | undefined): step is SendingStep =>
  step?.act === 'template' || step?.act === 'reply' || step?.act === 'followUp' || step?.act === 'remind'

/** The message of a step. Updates the call first, because the text can contain the call's time. */
export function draftOf(context: StepContext, step: SendingStep, replyKind: ReplyKind): Draft {
  const draft = scriptDraft(context, step, replyKind)
  const text = currentChange(context.lead)?.text ?? null
  return text === null ? draft : { ...draft, text }
}

function scriptDraft(context: StepContext, step: SendingStep, replyKind: ReplyKind): Draft {
  const { lead } = context
  const kind = kindOf(step, lead.sequence, replyKind)
  if (step.act === 'template')
    return { kind, text: templateText(context, step.message), answers: null, isFollowUp: false }
  if (step.act === 'remind') return { kind, text: reminderText(context, step), answers: null, isFollowUp: false }
  const isManual = kind === 'manual'
  if (step.act === 'followUp') {
    const followUps = lead.sequence.followUps.find(({ category }) => category === step.category)?.steps
    const text = promptedText(context, { say: 'followUp' }, isManual ? [] : followUps, step.round)
    return { kind, text, answers: step.category, isFollowUp: true }
  }
  updateCall(context, step.call, isManual ? 'manual' : replyKind)
  const responses = lead.sequence.responses.find(({ category }) => category === step.to)?.steps
  const text = promptedText(context, step.line, isManual ? [] : responses, earlierReplies(lead, step.to))
  return { kind, text, answers: step.to, isFollowUp: false }
}

export function kindOf(step: SendingStep, sequence: SequenceRow, replyKind: ReplyKind): MessageKind {
  if (step.act === 'template') return templateKind(sequence)
  if (step.act === 'remind') return 'call_reminder'
  if (replyKind === 'manual' || (step.act === 'reply' && step.isPersonal)) return 'manual'
  return step.act === 'reply' ? replyKind : 'followup'
}

export const templateKind = ({ type }: SequenceRow): MessageKind =>
  type === 'reEngagement' ? 'ai_template' : 'template'

/** In a re-engagement, the AI writes the messages: first an opening, then texts like follow-ups. */
function templateText(context: StepContext, message: number): string {
  const { lead } = context
  if (lead.sequence.type === 'reEngagement')
    return promptedText(
      context,
      { say: message === 0 ? 'reEngagement' : 'followUp' },
      lead.sequence.aiTemplates,
      message,
    )
  const text = lead.sequence.templates[message]?.text
  return text === undefined ? '' : resolvedMessage(text, placeholderValues(lead))
}

function reminderText(context: StepContext, { delay }: Extract<ScriptStep, { act: 'remind' }>): string {
  const { workspace, lead } = context
  const template = reminderTemplateOf(workspace, lead.client.id, delay)
  return template ? resolvedMessage(template.text, placeholderValues(lead)) : textOf(context, { say: 'remind', delay })
}

/** The number of the profile's earlier replies to the lead's messages of this category. */
const earlierReplies = ({ script, enrolment }: Lead, category: MessageCategory): number =>
  script.slice(0, enrolment.stepIndex).filter((step) => step.act === 'reply' && step.to === category).length

/** The text of a line, changed by the prompts of a round. */
function promptedText(
  context: StepContext,
  line: Line,
  rounds: readonly Pick<AiStep, 'prompts'>[] = [],
  round: number,
): string {
  if (rounds.length === 0) return textOf(context, line)
  const { lead, at } = context
  const wasWritten = (beginning: string) => isWritten(context, beginning)
  return aiText(line, valuesOf(lead, at), variantOf(context, line), rounds, round, wasWritten)
}

function isWritten({ workspace, lead }: StepContext, beginning: string): boolean {
  const thread = workspace.tables.messages.ordered('ofConversation', { group: lead.enrolment.id, isDescending: true })
  return thread.some(({ type, text }) => type === 'outgoing' && text.includes(beginning))
}
