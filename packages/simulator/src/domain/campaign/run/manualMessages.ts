import { type TandemWorkspace } from '../../rows/workspace.ts'
import { addReactionPoint, clearBlock, shiftChange } from '../plan/overrides.ts'
import { isSending } from '../plan/drafts.ts'
import { loadLead, type Lead } from '../plan/lead.ts'
import { mostReactions } from '../plan/reactions.ts'

/** Moves a lead's script forward after a user's message. The message replaces the next reply or follow-up. */
export function afterManualMessage(workspace: TandemWorkspace, enrolmentId: number): void {
  const { enrolments } = workspace.tables
  const enrolment = enrolments.get(enrolmentId)
  const lead = enrolment && loadLead(workspace, enrolment)
  if (!lead) return
  const stepIndex = stepIndexAfter(lead)
  if (stepIndex !== enrolment.stepIndex) enrolments.patch(enrolmentId, { stepIndex })
  clearBlock(workspace, enrolmentId)
  const act = lead.script[stepIndex]?.act
  const isCallAhead = act === 'remind' || act === 'closeCall'
  const comingSteps = isCallAhead ? lead.script.slice(stepIndex, stepIndex + 1) : lead.script.slice(stepIndex)
  if (!comingSteps.some((step) => step.act === 'incoming')) addReaction(workspace, enrolmentId)
}

/** The next step after a user's message. For a removed recipient, skips all messages except for call reminders. */
function stepIndexAfter({ script, enrolment }: Lead): number {
  const { stepIndex, dateRemoved } = enrolment
  const act = script[stepIndex]?.act
  if (dateRemoved === null) return act === 'reply' || act === 'followUp' ? stepIndex + 1 : stepIndex
  const index = script.findIndex((step, at) => at >= stepIndex && (step.act === 'remind' || !isSending(step)))
  return index === -1 ? script.length : index
}

/** Lets a lead react to the last message. */
export function addReaction(workspace: TandemWorkspace, enrolmentId: number): void {
  const { enrolments, overrides } = workspace.tables
  const enrolment = enrolments.get(enrolmentId)
  const earlier = overrides.get(enrolmentId)?.reactionPoints ?? []
  if (!enrolment || earlier.filter(({ demanded }) => demanded === null).length >= mostReactions) return
  const scriptLength = () => loadLead(workspace, enrolment)?.script.length ?? 0
  const before = scriptLength()
  addReactionPoint(workspace, enrolmentId, { stepIndex: enrolment.stepIndex, demanded: null })
  shiftChange(workspace, enrolmentId, scriptLength() - before)
}
