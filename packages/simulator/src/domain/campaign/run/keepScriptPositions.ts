import { type SequenceRow } from '../../rows/campaign.ts'
import { type TandemWorld } from '../../rows/world.ts'
import { shiftDeviation } from '../plan/deviations.ts'
import { scriptFor } from '../plan/lead.ts'

/** A sequence got other messages: leads who are past them stay where they are in their talk, those who never answered get what was added. */
export function keepScriptPositions(world: TandemWorld, before: SequenceRow, after: SequenceRow): void {
  if (shapeOf(before) === shapeOf(after)) return
  const { enrolments, conversations } = world.tables
  for (const { id, sequenceId } of conversations.rows()) {
    // A conversation has the id of its enrolment. Who was taken out goes on talking, too.
    const enrolment = sequenceId === after.id ? enrolments.get(id) : undefined
    if (!enrolment || enrolment.behaviour.persona === 'silence') continue
    const { behaviour, stepIndex } = enrolment
    const [old, changed] = [scriptFor(world, before, id, behaviour), scriptFor(world, after, id, behaviour)]
    const act = old[stepIndex]?.act
    const isInMessages = act === 'request' || act === 'accept' || act === 'template'
    const by = changed.length - old.length
    if (isInMessages || by === 0) continue
    enrolments.patch(id, { stepIndex: Math.max(0, stepIndex + by) })
    shiftDeviation(world, id, by)
  }
}

const shapeOf = ({ templates, aiTemplates, sendConnectionRequests, type }: SequenceRow): string =>
  [templates.length, aiTemplates.length, sendConnectionRequests, type].join('/')
