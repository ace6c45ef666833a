import { type EnrolmentRow, type SequenceRow } from '../../rows/campaign.ts'
import { type ProfileRow } from '../../rows/people.ts'
import { dateOf, dayStart } from '../../rows/time.ts'
import { type TandemWorld } from '../../rows/world.ts'
import { DailyStats } from '../../stats/dailyStats.ts'
import { drawBehaviour } from '../plan/behaviour.ts'
import { canContact, sendsRequests } from '../plan/firstContactKind.ts'
import { firstContactTimes } from '../plan/firstContactTimes.ts'
import { scriptFor, type Lead } from '../plan/lead.ts'
import { canBegin } from '../plan/nextStep.ts'
import { contactsLeft, contactsOf } from '../plan/requestLimit.ts'
import { saveAndPlanNext } from './leadSteps.ts'
import { runStep } from './runStep.ts'

/** Plans the next first contact that a profile makes today, in place of the one before. */
export function planFirstContact(world: TandemWorld, profile: ProfileRow): void {
  const { tables, events, clock } = world
  const { id } = profile
  const planned = tables.firstContacts.delete(id)
  if (planned) events.cancel(planned.eventId)
  const sequence = runningSequenceOf(world, profile)
  if (!sequence) return
  const now = clock.now()
  const at = firstContactTimes(world, sequence, profile, dayStart(now)).find((time) => time > now)
  if (at === undefined) return
  tables.firstContacts.insertWithId({ id, eventId: events.schedule('firstContactDue', { profileId: id }, at) })
}

/** The sequence that a profile sends for right now. */
function runningSequenceOf({ tables, clock }: TandemWorld, profile: ProfileRow): SequenceRow | undefined {
  const { sequenceId, connected, automationEnabled, status } = profile
  if (sequenceId === null || !connected || !automationEnabled || status !== 'ok') return undefined
  const sequence = tables.sequences.get(sequenceId)
  const hasStarted = (sequence?.startDate ?? '').slice(0, 10) <= dateOf(clock.now())
  return sequence?.status === 'active' && hasStarted ? sequence : undefined
}

/** A profile contacts the next recipient of its sequence, if its limits allow, and plans the one after. */
export function firstContactDue(
  world: TandemWorld,
  { profileId }: { readonly profileId: number },
  event: { readonly id: number },
): void {
  const { tables, clock } = world
  const profile = tables.profiles.get(profileId)
  if (!profile || tables.firstContacts.get(profileId)?.eventId !== event.id) return
  const sequence = runningSequenceOf(world, profile)
  const now = clock.now()
  const isMessage = sequence !== undefined && !sendsRequests(sequence)
  const sent = isMessage ? new DailyStats(world).sentOn(profileId, now, 'messagesCount') : 0
  const hasRoom = !isMessage || sent < profile.messagesLimit
  if (sequence && hasRoom && contactsLeft(contactsOf(world, profileId), sequence, profile, now) > 0) {
    const waiting = tables.enrolments.ordered('awaitingContact', { group: sequence.id })
    const next = waiting.find(({ recipientId }) => canContact(world, sequence, profileId, recipientId))
    if (next) contact(world, sequence, profile, next)
  }
  planFirstContact(world, profile)
}

/** Draws the behaviour of a recipient and runs the first step of their script. */
function contact(world: TandemWorld, sequence: SequenceRow, profile: ProfileRow, row: EnrolmentRow): void {
  const { recipients, clients } = world.tables
  const recipient = recipients.get(row.recipientId)
  const client = clients.get(sequence.clientId)
  if (!recipient || !client || !canBegin(world, sequence, client)) return
  // The seed depends on the label 'fate': another one would change every seeded world.
  const behaviour = drawBehaviour(world.random.fork('fate', row.id), !sendsRequests(sequence))
  const script = scriptFor(world, sequence, row, behaviour)
  const firstAct = script[0]?.act
  if (firstAct !== 'request' && firstAct !== 'template') return
  const at = world.clock.now()
  const enrolment = { ...row, behaviour, profileId: profile.id }
  const nothingYet = { conversation: undefined, call: undefined, since: at }
  const lead: Lead = { sequence, client, profile, recipient, script, enrolment, ...nothingYet }
  const stats = new DailyStats(world)
  runStep(world, stats, lead, at)
  saveAndPlanNext(world, stats, lead)
}
