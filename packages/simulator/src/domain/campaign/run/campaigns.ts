import { dayMs, dayStart } from '../../rows/time.ts'
import { type TandemWorld } from '../../rows/world.ts'
import { DailyStats } from '../../stats/dailyStats.ts'
import { loadLead } from '../plan/lead.ts'
import { nextStepOfLead } from '../plan/nextStep.ts'
import { planFirstContact } from './firstContacts.ts'
import { replanLead, scheduleStep, willNeverAccept } from './leadSteps.ts'
import { withdrawOldRequests } from './withdrawals.ts'

/** Plans the next step of every lead and profile of a seeded world. */
export function startCampaigns(world: TandemWorld): void {
  const { enrolments, profiles } = world.tables
  scheduleNextDay(world)
  for (const profile of profiles.rows()) planFirstContact(world, profile)
  const stats = new DailyStats(world)
  for (const enrolment of enrolments.rows()) {
    const lead = willNeverAccept(enrolment) ? undefined : loadLead(world, enrolment)
    if (!lead) continue
    const eventId = scheduleStep(world, lead, nextStepOfLead(world, stats, lead))
    enrolments.patch(enrolment.id, { eventId, stepIndex: lead.enrolment.stepIndex })
  }
}

/** A day (UTC) starts: profiles plan their first contacts and withdraw old requests. */
export function dayStarts(world: TandemWorld): void {
  scheduleNextDay(world)
  for (const profile of world.tables.profiles.rows()) {
    planFirstContact(world, profile)
    withdrawOldRequests(world, profile)
  }
}

function scheduleNextDay({ clock, events }: TandemWorld): void {
  events.schedule('dayStarts', {}, dayStart(clock.now()) + dayMs)
}

/** Plans again all that a profile sends. */
export function replanProfile(world: TandemWorld, profileId: number): void {
  const { profiles, conversations, enrolments } = world.tables
  const profile = profiles.get(profileId)
  if (profile) planFirstContact(world, profile)
  for (const { id } of conversations.by('profileId', profileId)) replanLead(world, id)
  for (const { id } of enrolments.by('unaccepted', profileId)) replanLead(world, id)
}

/** Plans again all that a sequence sends. */
export function replanSequence(world: TandemWorld, sequenceId: number): void {
  const { profiles, enrolments } = world.tables
  for (const profile of profiles.by('sequenceId', sequenceId)) planFirstContact(world, profile)
  for (const { id, conversationId } of enrolments.by('sequenceId', sequenceId))
    if (conversationId !== null) replanLead(world, id)
}

/** Plans again what waits for AI credits. */
export function replanOrganization(world: TandemWorld, organizationId: number): void {
  const { conversations, enrolments } = world.tables
  for (const row of conversations.rows()) {
    if (row.organizationId === organizationId && enrolments.get(row.id)?.eventId === null) replanLead(world, row.id)
  }
}
