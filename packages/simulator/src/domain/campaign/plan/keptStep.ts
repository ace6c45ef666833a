import { type EnrolmentRow, type SequenceRow } from '../../rows/campaign.ts'
import { type TandemWorkspace } from '../../rows/workspace.ts'
import { scriptFor } from './lead.ts'
import { type ScriptStep } from './script.ts'

/** True if two versions of a sequence have the same number of messages. */
export const hasSameMessages = (before: SequenceRow, after: SequenceRow): boolean =>
  before.templates.length === after.templates.length && before.aiTemplates.length === after.aiTemplates.length

/**
 * The index of the next step of a lead after the number of messages in the sequence has changed. If the next step is in
 * the part up to the last message of the sequence, the index is kept, but is at most the new end of this part. If the
 * lead has already passed these messages, the index moves by the number of added or removed messages.
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

/** The index of the first step after the sequence's messages. */
function messagesEnd(script: readonly ScriptStep[]): number {
  const end = script.findIndex(({ act }) => act !== 'request' && act !== 'accept' && act !== 'template')
  return end === -1 ? script.length : end
}
