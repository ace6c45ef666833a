import { type TandemWorld } from '../../rows/world.ts'
import { addReactionPoint, shiftChange, clearHold } from '../plan/deviations.ts'
import { isSending } from '../plan/drafts.ts'
import { type Lead } from '../plan/lead.ts'
import { loadLead } from '../plan/nextStep.ts'
import { mostReactions } from '../plan/reactions.ts'

/**
 * Somebody wrote to a lead, in place of what the script had the sender say next, or beyond it. The script goes on past it; where it has no answer of
 * the lead to come, they may react.
 */
export function afterManualMessage(world: TandemWorld, enrolmentId: number): void {
  const { enrolments } = world.tables
  const enrolment = enrolments.get(enrolmentId)
  const lead = enrolment && loadLead(world, enrolment)
  if (!lead) return
  const stepIndex = stepIndexAfter(lead)
  if (stepIndex !== enrolment.stepIndex) enrolments.patch(enrolmentId, { stepIndex })
  clearHold(world, enrolmentId)
  const isCallAhead = lead.script[stepIndex]?.act === 'remind' || lead.script[stepIndex]?.act === 'closeCall'
  const answers = isCallAhead ? lead.script.slice(stepIndex, stepIndex + 1) : lead.script.slice(stepIndex)
  if (!answers.some((each) => each.act === 'incoming')) addReaction(world, enrolmentId)
}

/** The lead's place after a person's message: past what it stood in for; of who was taken out, past all that the campaign no longer says. */
function stepIndexAfter({ script, enrolment }: Lead): number {
  const act = script[enrolment.stepIndex]?.act
  if (enrolment.dateRemoved === null)
    return act === 'reply' || act === 'followUp' ? enrolment.stepIndex + 1 : enrolment.stepIndex
  const others = script.slice(enrolment.stepIndex).findIndex((step) => step.act === 'remind' || !isSending(step))
  return others === -1 ? script.length : enrolment.stepIndex + others
}

/** The lead may react to what was just written, as people of their kind do, and only so often. */
export function addReaction(world: TandemWorld, enrolmentId: number): void {
  const { enrolments, deviations } = world.tables
  const enrolment = enrolments.get(enrolmentId)
  if (!enrolment || (deviations.get(enrolmentId)?.reactionPoints.length ?? 0) >= mostReactions) return
  const length = () => loadLead(world, enrolment)?.script.length ?? 0
  const before = length()
  addReactionPoint(world, enrolmentId, enrolment.stepIndex)
  shiftChange(world, enrolmentId, length() - before)
}
