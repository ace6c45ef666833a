import { type ReminderDelay } from '@tandem/contract'
import { type TandemWorld } from '../../rows/world.ts'
import { loadLead } from '../plan/lead.ts'

/** The reminders that come next in a conversation, once its campaign has agreed on the call. */
export function campaignReminders(world: TandemWorld, conversationId: number): ReadonlySet<ReminderDelay> {
  // A conversation has the id of its enrolment.
  const enrolment = world.tables.enrolments.get(conversationId)
  const lead = enrolment && loadLead(world, enrolment)
  const ahead = lead?.script.slice(lead.enrolment.stepIndex) ?? []
  const isAgreed = !ahead.some((step) => step.act === 'reply' && step.call === 'scheduled')
  return new Set(isAgreed ? ahead.flatMap((step) => (step.act === 'remind' ? [step.delay] : [])) : [])
}
