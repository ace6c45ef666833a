import { type FutureMessagePatch } from '@tandem/contract'
import { refuse } from '../../core/handlers.ts'
import { changeStep } from '../campaign/plan/deviations.ts'
import { replanLead, sendPlanned } from '../campaign/run/leadSteps.ts'
import { loadLead } from '../campaign/plan/lead.ts'
import { stepIndexOfPlanned, plannedMessage } from '../campaign/forecast/plannedMessage.ts'
import { type EnrolmentRow } from '../rows/campaign.ts'
import { type MessageRow } from '../rows/messaging.ts'
import { type TandemWorld } from '../rows/world.ts'

/** Edits, reschedules or sends a message that a campaign has planned. What was set holds: it is sent so, and then. */
export function patchPlanned(
  world: TandemWorld,
  message: MessageRow,
  { text, dateScheduled, status }: FutureMessagePatch,
): MessageRow {
  const stepIndex = stepIndexOfPlanned(message.id)
  const enrolment = enrolmentOf(world, message)
  // Where the engine has moved past what is left out, the lead's place is there.
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

function send(world: TandemWorld, message: MessageRow): MessageRow {
  const { conversations, messages } = world.tables
  const before = conversations.get(message.conversationId)?.lastMessageId ?? null
  sendPlanned(world, enrolmentOf(world, message))
  const lastMessageId = conversations.get(message.conversationId)?.lastMessageId ?? null
  const sent = lastMessageId === null || lastMessageId === before ? undefined : messages.get(lastMessageId)
  return sent ?? plannedMessage(world, enrolmentOf(world, message)) ?? message
}

/**
 * Deletes a message that a campaign has planned. What comes after it goes on as if it had been sent; but an answer is then left to a person, and a lead
 * whose last reminder was deleted stays quiet until somebody writes.
 */
export function dropPlanned(world: TandemWorld, message: MessageRow): void {
  const stepIndex = stepIndexOfPlanned(message.id)
  const { id } = enrolmentOf(world, message)
  const lead = loadLead(world, enrolmentOf(world, message))
  const isAnswer = lead?.script[stepIndex]?.act === 'reply'
  if (isAnswer) {
    world.tables.enrolments.patch(id, { stepIndex })
    changeStep(world, id, { stepIndex, isHalted: true, text: null, at: null, error: null })
  } else {
    world.tables.enrolments.patch(id, { stepIndex: stepIndex + 1 })
    const isQuiet = lead?.script[stepIndex]?.act === 'followUp' && lead.script[stepIndex + 1]?.act === 'incoming'
    changeStep(world, id, {
      stepIndex: stepIndex + 1,
      since: Math.max(message.timestamp, world.clock.now()),
      isHalted: isQuiet,
    })
  }
  replanLead(world, id)
}

// A conversation has the id of its enrolment.
function enrolmentOf({ tables }: TandemWorld, { conversationId }: MessageRow): EnrolmentRow {
  const enrolment = tables.enrolments.get(conversationId)
  if (!enrolment) throw new Error(`No campaign writes in conversation ${conversationId}.`)
  return enrolment
}
