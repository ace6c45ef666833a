import { type FutureMessagePatch } from '@tandem/contract'
import { refuse } from '../../core/handlers.ts'
import { plannedMessage, stepIndexOfPlanned } from '../campaign/forecast/plannedMessage.ts'
import { changeStep } from '../campaign/plan/deviations.ts'
import { loadLead } from '../campaign/plan/lead.ts'
import { replanLead, sendPlanned } from '../campaign/run/leadSteps.ts'
import { type EnrolmentRow } from '../rows/campaign.ts'
import { type MessageRow } from '../rows/messaging.ts'
import { type TandemWorld } from '../rows/world.ts'

/** Edits, reschedules or sends a planned message of a campaign. */
export function patchPlanned(
  world: TandemWorld,
  message: MessageRow,
  { text, dateScheduled, status }: FutureMessagePatch,
): MessageRow {
  const stepIndex = stepIndexOfPlanned(message.id)
  const enrolment = enrolmentOf(world, message)
  // The message may belong to a later step than the stored one, where steps before it are skipped.
  if (enrolment.stepIndex !== stepIndex) world.tables.enrolments.patch(enrolment.id, { stepIndex })
  if (text !== undefined) changeStep(world, enrolment.id, { stepIndex, text })
  if (status === 'sent') return send(world, message)
  const at =
    dateScheduled === undefined ? (status === 'scheduled' ? message.timestamp : undefined) : Date.parse(dateScheduled)
  if (at !== undefined) {
    if (at <= world.clock.now()) throw refuse(422, 'A message can be scheduled for a time that is still to come.')
    changeStep(world, enrolment.id, { stepIndex, at, error: null, attempts: 0 })
  }
  replanLead(world, enrolment.id)
  return plannedMessage(world, enrolmentOf(world, message)) ?? message
}

/** The sent message, or the planned one where it could not be sent. */
function send(world: TandemWorld, message: MessageRow): MessageRow {
  const { conversations, messages } = world.tables
  const lastMessageId = () => conversations.get(message.conversationId)?.lastMessageId ?? 0
  const before = lastMessageId()
  sendPlanned(world, enrolmentOf(world, message))
  const sent = lastMessageId() === before ? undefined : messages.get(lastMessageId())
  return sent ?? plannedMessage(world, enrolmentOf(world, message)) ?? message
}

/**
 * Deletes a planned message of a campaign. The next step comes as if it had been sent, with two exceptions: an answer
 * is left to a person, and a lead whose last reminder was deleted does not write before a person does.
 */
export function dropPlanned(world: TandemWorld, message: MessageRow): void {
  const stepIndex = stepIndexOfPlanned(message.id)
  const enrolment = enrolmentOf(world, message)
  const { id } = enrolment
  const [step, next] = loadLead(world, enrolment)?.script.slice(stepIndex) ?? []
  if (step?.act === 'reply') {
    world.tables.enrolments.patch(id, { stepIndex })
    changeStep(world, id, { stepIndex, isHalted: true, text: null, at: null, error: null })
  } else {
    world.tables.enrolments.patch(id, { stepIndex: stepIndex + 1 })
    const isHalted = step?.act === 'followUp' && next?.act === 'incoming'
    const since = Math.max(message.timestamp, world.clock.now())
    changeStep(world, id, { stepIndex: stepIndex + 1, since, isHalted })
  }
  replanLead(world, id)
}

function enrolmentOf({ tables }: TandemWorld, { conversationId }: MessageRow): EnrolmentRow {
  const enrolment = tables.enrolments.get(conversationId)
  if (!enrolment) throw new Error(`No campaign writes in conversation ${conversationId}.`)
  return enrolment
}
