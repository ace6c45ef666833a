import { type FutureMessagePatch } from '@tandem/contract'
import { refuse } from '../../core/handlers.ts'
import { plannedMessage, stepIndexOfPlanned } from '../campaign/forecast/plannedMessage.ts'
import { changeStep } from '../campaign/plan/overrides.ts'
import { loadLead } from '../campaign/plan/lead.ts'
import { replanLead, sendPlanned } from '../campaign/run/leadSteps.ts'
import { type EnrolmentRow } from '../rows/campaign.ts'
import { type MessageRow } from '../rows/messaging.ts'
import { type TandemWorkspace } from '../rows/workspace.ts'

/** Changes or sends a planned message of a campaign. */
export function patchPlanned(
  workspace: TandemWorkspace,
  message: MessageRow,
  { text, dateScheduled, status }: FutureMessagePatch,
): MessageRow {
  const stepIndex = stepIndexOfPlanned(message.id)
  const enrolment = enrolmentOf(workspace, message)
  // If the campaign skips steps before the message, the enrolment is still at a skipped step.
  if (enrolment.stepIndex !== stepIndex) workspace.tables.enrolments.patch(enrolment.id, { stepIndex })
  if (text !== undefined) changeStep(workspace, enrolment.id, { stepIndex, text })
  if (status === 'sent') return send(workspace, message)
  const at =
    dateScheduled === undefined ? (status === 'scheduled' ? message.timestamp : undefined) : Date.parse(dateScheduled)
  if (at !== undefined) {
    if (at <= workspace.clock.now()) throw refuse(422, 'A message can be scheduled for a time that is still to come.')
    changeStep(workspace, enrolment.id, { stepIndex, at, error: null, attempts: 0 })
  }
  replanLead(workspace, enrolment.id)
  return plannedMessage(workspace, enrolmentOf(workspace, message)) ?? message
}

/** Returns the sent message, or the planned message if it could not be sent. */
function send(workspace: TandemWorkspace, message: MessageRow): MessageRow {
  const { conversations, messages } = workspace.tables
  const lastMessageId = () => conversations.get(message.conversationId)?.lastMessageId ?? 0
  const before = lastMessageId()
  sendPlanned(workspace, enrolmentOf(workspace, message))
  const sent = lastMessageId() === before ? undefined : messages.get(lastMessageId())
  return sent ?? plannedMessage(workspace, enrolmentOf(workspace, message)) ?? message
}

/** Deletes a planned message of a campaign. If the message is a reply, the campaign waits until a user writes. */
export function dropPlanned(workspace: TandemWorkspace, message: MessageRow): void {
  const stepIndex = stepIndexOfPlanned(message.id)
  const enrolment = enrolmentOf(workspace, message)
  const { id } = enrolment
  const [step, next] = loadLead(workspace, enrolment)?.script.slice(stepIndex) ?? []
  if (step?.act === 'reply') {
    workspace.tables.enrolments.patch(id, { stepIndex })
    changeStep(workspace, id, { stepIndex, isHalted: true, text: null, at: null, error: null })
  } else {
    workspace.tables.enrolments.patch(id, { stepIndex: stepIndex + 1 })
    // Without the last follow-up, the simulated lead writes nothing until a user has written.
    const isHalted = step?.act === 'followUp' && next?.act === 'incoming'
    const since = Math.max(message.timestamp, workspace.clock.now())
    changeStep(workspace, id, { stepIndex: stepIndex + 1, since, isHalted })
  }
  replanLead(workspace, id)
}

function enrolmentOf({ tables }: TandemWorkspace, { conversationId }: MessageRow): EnrolmentRow {
  const enrolment = tables.enrolments.get(conversationId)
  if (!enrolment) throw new Error(`No campaign writes in conversation ${conversationId}.`)
  return enrolment
}
