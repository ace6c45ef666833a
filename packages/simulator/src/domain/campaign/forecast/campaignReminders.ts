import { type ReminderDelay } from '@tandem/contract'
import { type TandemWorkspace } from '../../rows/workspace.ts'
import { loadLead } from '../plan/lead.ts'

/** The reminders that the campaign of a conversation will send. Empty before the campaign has booked the call. */
export function campaignReminders(workspace: TandemWorkspace, conversationId: number): ReadonlySet<ReminderDelay> {
  const enrolment = workspace.tables.enrolments.get(conversationId)
  const lead = enrolment && loadLead(workspace, enrolment)
  const steps = lead?.script.slice(lead.enrolment.stepIndex) ?? []
  const isBooked = !steps.some((step) => step.act === 'reply' && step.call === 'scheduled')
  return new Set(isBooked ? steps.flatMap((step) => (step.act === 'remind' ? [step.delay] : [])) : [])
}
