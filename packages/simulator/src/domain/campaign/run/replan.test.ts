import { type Schedule, weekdays } from '@tandem/contract'
import { expect, test } from 'vitest'
import { bytesOf, smallWorkspace } from '../../../seed/smallWorkspace.fixtures.ts'
import { patchSequence } from '../../sequences/sequences.ts'
import { type TandemWorkspace } from '../../rows/workspace.ts'
import { replanProfile, startCampaigns } from './campaigns.ts'
import { replanLead } from './leadSteps.ts'
import { loadLead } from '../plan/lead.ts'
import { isOpen } from '../plan/workingHours.fixtures.ts'

/** A small workspace in which the next step of each lead is planned. */
function runningWorkspace(): TandemWorkspace {
  const workspace = smallWorkspace()
  startCampaigns(workspace)
  replanAll(workspace)
  return workspace
}

function replanAll(workspace: TandemWorkspace): void {
  for (const { id } of workspace.tables.enrolments.rows()) replanLead(workspace, id)
}

const versionsOf = ({ tables }: TandemWorkspace) => Object.values(tables).map(({ version }) => version)

test('planning again without changes writes no rows', () => {
  const workspace = runningWorkspace()
  const [due, bytes, versions] = [workspace.events.pending(), bytesOf(workspace), versionsOf(workspace)]
  expect(due.filter(({ type }) => type === 'leadStepDue').length).toBeGreaterThan(10)
  replanAll(workspace)
  expect([workspace.events.pending(), bytesOf(workspace), versionsOf(workspace)]).toEqual([due, bytes, versions])
})

test('a change of working hours moves the planned messages of a profile, but not the actions of leads', () => {
  const workspace = runningWorkspace()
  const { enrolments, profiles, sequences } = workspace.tables
  const night = { start: '02:00', end: '04:00' }
  const nights: Schedule = Object.fromEntries(weekdays.map((day) => [day, [night]]))
  const planned = [...enrolments.rows()].flatMap((enrolment) => {
    const lead = enrolment.eventId === null ? undefined : loadLead(workspace, enrolment)
    return lead
      ? [{ ...enrolment, act: lead.script[enrolment.stepIndex]?.act, timeZone: lead.profile.scheduleTimezone }]
      : []
  })
  for (const { id } of profiles.rows()) {
    profiles.patch(id, { schedule: nights, automationSchedule: '*' })
    replanProfile(workspace, id)
  }
  const own = planned.filter(({ act }) => act === 'accept' || act === 'incoming')
  const sent = planned.filter(({ act }) => act === 'template' || act === 'followUp')
  expect([own.length > 0, sent.length > 5]).toEqual([true, true])
  expect(own.filter(({ id, eventId }) => enrolments.get(id)?.eventId !== eventId)).toEqual([])
  const timesOf = () => sent.map(({ id }) => workspace.events.timeOf(enrolments.get(id)?.eventId ?? 0))
  const isHeld = (at: number | undefined, index: number) =>
    at === undefined || isOpen(nights, sent[index]?.timeZone ?? '', at)
  expect(sent.filter(({ eventId }) => workspace.events.timeOf(eventId ?? 0) !== undefined)).toEqual([])
  // The profiles now work only at night. A sequence without hours at night therefore has no planned messages.
  expect([timesOf().every(isHeld), timesOf().some((at) => at === undefined)]).toEqual([true, true])
  for (const sequence of sequences.rows())
    if (sequence.status === 'active') patchSequence(workspace, sequence, { schedule: null })
  expect([timesOf().every(isHeld), timesOf().every((at) => at !== undefined)]).toEqual([true, true])
})

test('a profile that moves to another sequence sends no messages of the first sequence', () => {
  const workspace = runningWorkspace()
  const { enrolments, profiles } = workspace.tables
  const planned = [...enrolments.rows()].flatMap((enrolment) => {
    const lead = enrolment.eventId === null ? undefined : loadLead(workspace, enrolment)
    const act = lead?.script[enrolment.stepIndex]?.act
    const isOwn = lead?.profile.sequenceId === lead?.sequence.id
    return lead && act && isOwn ? [{ id: enrolment.id, act, profile: lead.profile, sequence: lead.sequence }] : []
  })
  const first = planned.find(({ act }) => act === 'template')
  if (!first) throw new Error('No message of a sequence is planned.')
  const ofProfile = planned.filter(({ profile }) => profile.id === first.profile.id)
  const planOf = () => ofProfile.map(({ id, act }) => ({ act, isPlanned: enrolments.get(id)?.eventId !== null }))
  const other = [...workspace.tables.sequences.rows()].find(({ id }) => id !== first.sequence.id)
  profiles.patch(first.profile.id, { sequenceId: other?.id ?? null })
  replanProfile(workspace, first.profile.id)
  const isSequenceMessage = (act: string) => act === 'template' || act === 'followUp'
  expect(planOf()).toEqual(ofProfile.map(({ act }) => ({ act, isPlanned: !isSequenceMessage(act) })))
  profiles.patch(first.profile.id, { sequenceId: first.sequence.id })
  replanProfile(workspace, first.profile.id)
  expect(planOf().every(({ isPlanned }) => isPlanned)).toBe(true)
})
