import { dayMs, dayStart } from '../../rows/time.ts'
import { type TandemWorkspace } from '../../rows/workspace.ts'
import { DailyStats } from '../../stats/dailyStats.ts'
import { loadLead } from '../plan/lead.ts'
import { nextStepOfLead } from '../plan/nextStep.ts'
import { planFirstContact } from './firstContacts.ts'
import { replanLead, scheduleStep, willNeverAccept } from './leadSteps.ts'
import { withdrawOldRequests } from './withdrawals.ts'

/** Plans the next step of each lead, and the first contact of each profile with its next recipient. */
export function startCampaigns(workspace: TandemWorkspace): void {
  const { enrolments, profiles } = workspace.tables
  scheduleNextDay(workspace)
  for (const profile of profiles.rows()) planFirstContact(workspace, profile)
  const stats = new DailyStats(workspace)
  for (const enrolment of enrolments.rows()) {
    const lead = willNeverAccept(enrolment) ? undefined : loadLead(workspace, enrolment)
    if (!lead) continue
    const eventId = scheduleStep(workspace, lead, nextStepOfLead(workspace, stats, lead))
    enrolments.patch(enrolment.id, { eventId, stepIndex: lead.enrolment.stepIndex })
  }
}

/** A day (UTC) starts: profiles plan first contacts and withdraw old requests. */
export function dayStarts(workspace: TandemWorkspace): void {
  scheduleNextDay(workspace)
  for (const profile of workspace.tables.profiles.rows()) {
    planFirstContact(workspace, profile)
    withdrawOldRequests(workspace, profile)
  }
}

function scheduleNextDay({ clock, events }: TandemWorkspace): void {
  events.schedule('dayStarts', {}, dayStart(clock.now()) + dayMs)
}

/** Plans again the first contact of a profile with its next recipient, and the next steps of the profile's leads. */
export function replanProfile(workspace: TandemWorkspace, profileId: number): void {
  const { profiles, conversations, enrolments } = workspace.tables
  const profile = profiles.get(profileId)
  if (profile) planFirstContact(workspace, profile)
  for (const { id } of conversations.by('profileId', profileId)) replanLead(workspace, id)
  for (const { id } of enrolments.by('unaccepted', profileId)) replanLead(workspace, id)
}

/** Plans again the next steps of a sequence's leads, and the first contact of each profile with its next recipient. */
export function replanSequence(workspace: TandemWorkspace, sequenceId: number): void {
  const { profiles, enrolments } = workspace.tables
  for (const profile of profiles.by('sequenceId', sequenceId)) planFirstContact(workspace, profile)
  for (const { id, conversationId } of enrolments.by('sequenceId', sequenceId))
    if (conversationId !== null) replanLead(workspace, id)
}

/** Called after an organization's AI credits have changed. Plans the next step of each lead without a planned step. */
export function replanOrganization(workspace: TandemWorkspace, organizationId: number): void {
  const { conversations, enrolments } = workspace.tables
  for (const row of conversations.rows()) {
    if (row.organizationId === organizationId && enrolments.get(row.id)?.eventId === null) replanLead(workspace, row.id)
  }
}
