import { type ReminderDelay } from '@tandem/contract'
import { type TandemWorld } from '../../rows/world.ts'
import { loadLead } from '../plan/lead.ts'

/** The call reminders that the campaign of a conversation still sends; none before it has booked the call. */
export function campaignReminders(world: TandemWorld, conversationId: number): ReadonlySet<ReminderDelay> {
  const enrolment = world.tables.enrolments.get(conversationId)
  const lead = enrolment && loadLead(world, enrolment)
  const steps = lead?.script.slice(lead.enrolment.stepIndex) ?? []
  const isBooked = !steps.some((step) => step.act === 'reply' && step.call === 'scheduled')
  return new Set(isBooked ? steps.flatMap((step) => (step.act === 'remind' ? [step.delay] : [])) : [])
}
