import { type EnrolmentRow, type SequenceRow } from '../../rows/campaign.ts'
import { type ProfileRow } from '../../rows/people.ts'
import { dayStart } from '../../rows/time.ts'
import { type TandemWorkspace } from '../../rows/workspace.ts'
import { DailyStats } from '../../stats/dailyStats.ts'
import { drawBehaviour } from '../plan/behaviour.ts'
import { canContact, sendsRequests } from '../plan/firstContactKind.ts'
import { firstContactDay, startOf } from '../plan/firstContactTimes.ts'
import { scriptFor, type Lead } from '../plan/lead.ts'
import { canBegin } from '../plan/nextStep.ts'
import { contactsLeft, contactsOf } from '../plan/requestLimit.ts'
import { saveAndPlanNext } from './leadSteps.ts'
import { runStep } from './runStep.ts'

/** Cancels the planned first contact of a profile. Plans a new first contact if the profile can still send today. */
export function planFirstContact(workspace: TandemWorkspace, profile: ProfileRow): void {
  const { tables, events, clock } = workspace
  const { id } = profile
  const planned = tables.firstContacts.delete(id)
  if (planned) events.cancel(planned.eventId)
  const sequence = runningSequenceOf(workspace, profile)
  if (!sequence || !hasRoomToday(workspace, sequence, profile)) return
  const now = clock.now()
  const earliest = startOf(sequence)
  const { times } = firstContactDay(workspace, sequence, profile, dayStart(now))
  const at = times.find((time) => time > now && time >= earliest)
  if (at === undefined) return
  tables.firstContacts.insertWithId({ id, eventId: events.schedule('firstContactDue', { profileId: id }, at) })
}

/** The active sequence of a profile, if the profile can send. The sequence can have a start date in the future. */
function runningSequenceOf({ tables }: TandemWorkspace, profile: ProfileRow): SequenceRow | undefined {
  const { sequenceId, connected, automationEnabled, status } = profile
  if (sequenceId === null || !connected || !automationEnabled || status !== 'ok') return undefined
  const sequence = tables.sequences.get(sequenceId)
  return sequence?.status === 'active' ? sequence : undefined
}

function hasRoomToday(workspace: TandemWorkspace, sequence: SequenceRow, profile: ProfileRow): boolean {
  const now = workspace.clock.now()
  if (contactsLeft(contactsOf(workspace, profile.id), sequence, profile, now) <= 0) return false
  return (
    sendsRequests(sequence) ||
    new DailyStats(workspace).sentOn(profile.id, now, 'messagesCount') < profile.messagesLimit
  )
}

/** Contacts the next recipient of a profile, and plans the next first contact. */
export function firstContactDue(
  workspace: TandemWorkspace,
  { profileId }: { readonly profileId: number },
  event: { readonly id: number },
): void {
  const { tables } = workspace
  const profile = tables.profiles.get(profileId)
  if (!profile || tables.firstContacts.get(profileId)?.eventId !== event.id) return
  const sequence = runningSequenceOf(workspace, profile)
  if (sequence && hasRoomToday(workspace, sequence, profile)) {
    const waiting = tables.enrolments.ordered('awaitingContact', { group: sequence.id })
    const next = waiting.find(({ recipientId }) => canContact(workspace, sequence, profileId, recipientId))
    if (next) contact(workspace, sequence, profile, next)
  }
  planFirstContact(workspace, profile)
}

/** Chooses the behaviour of a recipient, and runs the first step of the script. */
function contact(workspace: TandemWorkspace, sequence: SequenceRow, profile: ProfileRow, row: EnrolmentRow): void {
  const { recipients, clients } = workspace.tables
  const recipient = recipients.get(row.recipientId)
  const client = clients.get(sequence.clientId)
  if (!recipient || !client || !canBegin(workspace, sequence, client)) return
  // A label other than 'fate' would change the random values of every seeded workspace.
  const behaviour = drawBehaviour(workspace.random.fork('fate', row.id), !sendsRequests(sequence))
  const script = scriptFor(workspace, sequence, row, behaviour)
  const firstAct = script[0]?.act
  if (firstAct !== 'request' && firstAct !== 'template') return
  const at = workspace.clock.now()
  const enrolment = { ...row, behaviour, profileId: profile.id }
  const nothingYet = { conversation: undefined, call: undefined, since: at }
  const lead: Lead = { sequence, client, profile, recipient, script, enrolment, ...nothingYet }
  const stats = new DailyStats(workspace)
  runStep(workspace, stats, lead, at)
  saveAndPlanNext(workspace, stats, lead)
}
