import { type SequenceRow } from '../../rows/campaign.ts'
import { type TandemWorld } from '../../rows/world.ts'
import { shiftDeviation } from '../plan/deviations.ts'
import { scriptFor } from '../plan/lead.ts'
import { type ScriptStep } from '../plan/script.ts'

/**
 * Keeps leads at their step after the number of their sequence's messages has changed. Leads who have not answered get
 * messages that were added, and no more messages where these were removed.
 */
export function keepScriptPositions(world: TandemWorld, before: SequenceRow, after: SequenceRow): void {
  if (messageCountsOf(before) === messageCountsOf(after)) return
  const { enrolments, conversations } = world.tables
  for (const { id, sequenceId } of conversations.rows()) {
    const enrolment = sequenceId === after.id ? enrolments.get(id) : undefined
    if (!enrolment || enrolment.behaviour.persona === 'silence') continue
    const { behaviour, stepIndex } = enrolment
    const oldEnd = messagesEnd(scriptFor(world, before, enrolment, behaviour))
    const newEnd = messagesEnd(scriptFor(world, after, enrolment, behaviour))
    const isInMessages = stepIndex < oldEnd
    const kept = isInMessages ? Math.min(stepIndex, newEnd) : Math.max(0, stepIndex + newEnd - oldEnd)
    if (kept === stepIndex) continue
    enrolments.patch(id, { stepIndex: kept })
    shiftDeviation(world, id, kept - stepIndex)
  }
}

/** Where the messages of the sequence end in a script. */
function messagesEnd(script: readonly ScriptStep[]): number {
  const end = script.findIndex(({ act }) => act !== 'request' && act !== 'accept' && act !== 'template')
  return end === -1 ? script.length : end
}

const messageCountsOf = ({ templates, aiTemplates }: SequenceRow): string => `${templates.length}/${aiTemplates.length}`
