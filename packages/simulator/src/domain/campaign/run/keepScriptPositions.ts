import { type SequenceRow } from '../../rows/campaign.ts'
import { type TandemWorld } from '../../rows/world.ts'
import { shiftDeviation } from '../plan/deviations.ts'
import { scriptFor } from '../plan/lead.ts'

/**
 * Keeps leads at their step after the messages of their sequence have changed. Leads who have not answered get messages
 * that were added.
 */
export function keepScriptPositions(world: TandemWorld, before: SequenceRow, after: SequenceRow): void {
  if (shapeOf(before) === shapeOf(after)) return
  const { enrolments, conversations } = world.tables
  for (const { id, sequenceId } of conversations.rows()) {
    const enrolment = sequenceId === after.id ? enrolments.get(id) : undefined
    if (!enrolment || enrolment.behaviour.persona === 'silence') continue
    const { behaviour, stepIndex } = enrolment
    const oldScript = scriptFor(world, before, id, behaviour)
    const act = oldScript[stepIndex]?.act
    const isInMessages = act === 'request' || act === 'accept' || act === 'template'
    const by = scriptFor(world, after, id, behaviour).length - oldScript.length
    if (isInMessages || by === 0) continue
    enrolments.patch(id, { stepIndex: Math.max(0, stepIndex + by) })
    shiftDeviation(world, id, by)
  }
}

const shapeOf = ({ templates, aiTemplates, sendConnectionRequests, type }: SequenceRow): string =>
  [templates.length, aiTemplates.length, sendConnectionRequests, type].join('/')
