import { type EnrolmentRow, type SequenceRow } from '../../rows/campaign.ts'
import { type TandemWorkspace } from '../../rows/workspace.ts'
import { scriptFor } from './lead.ts'
import { type ScriptStep } from './script.ts'

export const hasSameMessages = (before: SequenceRow, after: SequenceRow): boolean =>
  before.templates.length === after.templates.length && before.aiTemplates.length === after.aiTemplates.length

/** The index of a lead's next step after the number of messages in the sequence has changed. */
export function keptStepIndex(
  workspace: TandemWorkspace,
  before: SequenceRow,
  after: SequenceRow,
  enrolment: EnrolmentRow,
): number {
  const { behaviour, stepIndex } = enrolment
  // A silent lead keeps the index. If the user adds messages at the end, the lead therefore also gets these messages.
  if (behaviour.persona === 'silence') return stepIndex
  const oldEnd = messagesEnd(scriptFor(workspace, before, enrolment, behaviour))
  const newEnd = messagesEnd(scriptFor(workspace, after, enrolment, behaviour))
  const isInMessages = stepIndex < oldEnd
  return isInMessages ? Math.min(stepIndex, newEnd) : Math.max(0, stepIndex + newEnd - oldEnd)
}

function messagesEnd(script: readonly ScriptStep[]): number {
  const end = script.findIndex(({ act }) => act !== 'request' && act !== 'accept' && act !== 'template')
  return end === -1 ? script.length : end
}
