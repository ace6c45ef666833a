import { type EnrolmentRow, type SequenceRow } from '../../rows/campaign.ts'
import { type TandemWorkspace } from '../../rows/workspace.ts'
import { scriptFor } from './lead.ts'
import { type ScriptStep } from './script.ts'

/** True if two versions of a sequence have the same number of messages, so that leads keep their step. */
export const hasSameMessages = (before: SequenceRow, after: SequenceRow): boolean =>
  before.templates.length === after.templates.length && before.aiTemplates.length === after.aiTemplates.length

/**
 * The next step of a lead after the number of the sequence's messages has changed. A lead who has not answered yet gets
 * the added messages, and does not get the removed messages.
 */
export function keptStepIndex(
  workspace: TandemWorkspace,
  before: SequenceRow,
  after: SequenceRow,
  enrolment: EnrolmentRow,
): number {
  const { behaviour, stepIndex } = enrolment
  if (behaviour.persona === 'silence') return stepIndex
  const oldEnd = messagesEnd(scriptFor(workspace, before, enrolment, behaviour))
  const newEnd = messagesEnd(scriptFor(workspace, after, enrolment, behaviour))
  const isInMessages = stepIndex < oldEnd
  return isInMessages ? Math.min(stepIndex, newEnd) : Math.max(0, stepIndex + newEnd - oldEnd)
}

/** The end of the sequence's messages in a script. */
function messagesEnd(script: readonly ScriptStep[]): number {
  const end = script.findIndex(({ act }) => act !== 'request' && act !== 'accept' && act !== 'template')
  return end === -1 ? script.length : end
}
