import { type TandemWorld } from '../../rows/world.ts'
import { addAside, putOffChange, resume } from '../plan/detours.ts'
import { isSending } from '../plan/drafts.ts'
import { type Lead } from '../plan/lead.ts'
import { leadOf } from '../plan/outlook.ts'
import { mostReactions } from '../plan/reactions.ts'

/**
 * Somebody wrote to a lead, in place of what the script had the sender say next, or beyond it. The script goes on past it; where it has no answer of
 * the lead to come, they may react.
 */
export function standIn(world: TandemWorld, enrolmentId: number): void {
  const { enrolments } = world.tables
  const enrolment = enrolments.get(enrolmentId)
  const lead = enrolment && leadOf(world, enrolment)
  if (!lead) return
  const beat = beatAfter(lead)
  if (beat !== enrolment.beat) enrolments.patch(enrolmentId, { beat })
  resume(world, enrolmentId)
  const isCallAhead = lead.script[beat]?.act === 'remind' || lead.script[beat]?.act === 'closeCall'
  const answers = isCallAhead ? lead.script.slice(beat, beat + 1) : lead.script.slice(beat)
  if (!answers.some((each) => each.act === 'incoming')) letReact(world, enrolmentId)
}

/** The lead's place after a person's message: past what it stood in for; of who was taken out, past all that the campaign no longer says. */
function beatAfter({ script, enrolment }: Lead): number {
  const act = script[enrolment.beat]?.act
  if (enrolment.dateRemoved === null) return act === 'reply' || act === 'followUp' ? enrolment.beat + 1 : enrolment.beat
  const others = script.slice(enrolment.beat).findIndex((beat) => beat.act === 'remind' || !isSending(beat))
  return others === -1 ? script.length : enrolment.beat + others
}

/** The lead may react to what was just written, as people of their kind do, and only so often. */
export function letReact(world: TandemWorld, enrolmentId: number): void {
  const { enrolments, detours } = world.tables
  const enrolment = enrolments.get(enrolmentId)
  if (!enrolment || (detours.get(enrolmentId)?.asides.length ?? 0) >= mostReactions) return
  const length = () => leadOf(world, enrolment)?.script.length ?? 0
  const before = length()
  addAside(world, enrolmentId, enrolment.beat)
  putOffChange(world, enrolmentId, length() - before)
}
