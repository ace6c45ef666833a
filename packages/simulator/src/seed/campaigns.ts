import { type ResponseCategory } from '@tandem/contract'
import { type Random } from '../core/random.ts'
import { dateOf, dayMs, hourMs } from '../domain/rows/time.ts'
import { newSequence, type SequenceRow } from '../domain/rows/campaign.ts'
import { type ProfileRow } from '../domain/rows/people.ts'
import { type TandemWorkspace } from '../domain/rows/workspace.ts'
import { type SeededClient } from './clients.ts'
import { weekdaysOnly } from './schedules.ts'
import { sequenceSetup } from '../domain/dialogue/sequenceSetup.ts'

export interface Campaign {
  readonly sequence: SequenceRow
  readonly business: SeededClient['business']
  readonly senders: readonly ProfileRow[]
  /** The time of the pause or the archiving. Infinity if the sequence runs. */
  readonly runsUntil: number
}

type Status = 'active' | 'paused' | 'archived'

/** Sequences get these statuses in turn. After each round through the clients, three statuses are skipped. */
const statuses: readonly Status[] = ['active', 'active', 'paused', 'active', 'active', 'archived', 'active', 'active']

/** Ranges for the number of days since the start of a sequence, and since its stop. */
interface Age {
  readonly started: readonly [number, number]
  readonly stopped?: readonly [number, number]
}

const reEngagementAge: Age = { started: [6, 10] }
/** The busiest profile's sequence started six days ago, so all requests of the sequence are less than 7 days old. */
const busiestAge: Age = { started: [6, 6] }

const ages: Readonly<Record<Status, Age>> = {
  active: { started: [10, 54] },
  paused: { started: [45, 70], stopped: [10, 24] },
  archived: { started: [88, 120], stopped: [35, 50] },
}

/** The chance that the AI replies to a category. In an automated workspace, the AI replies to all categories. */
const answeredChance: Readonly<Record<ResponseCategory, number>> = {
  interested: 0.65,
  objection: 0.6,
  not_interested: 0.8,
  unqualified: 0.8,
  info_request: 0.75,
  neutral: 0.7,
}

/** Adds sequences, and divides the profiles among them. */
export function seedCampaigns(
  workspace: TandemWorkspace,
  clients: readonly SeededClient[],
  profiles: readonly ProfileRow[],
  count: number,
  isAutomated: boolean,
): readonly Campaign[] {
  const free = new Map(
    clients.map(({ client }) => [
      client.id,
      profiles.filter((each) => each.clientId === client.id && each.status !== 'new'),
    ]),
  )
  return Array.from({ length: count }, (_, index) => {
    const seeded = clients[index % clients.length]
    if (!seeded) throw new Error('There is no client.')
    const round = Math.floor(index / clients.length)
    const ownStatus = statuses[(index + round * 3) % statuses.length] ?? 'active'
    const status = seeded.client.status === 'archived' ? 'archived' : ownStatus
    const isReEngagement = index % 12 === 7
    const own = free.get(seeded.client.id) ?? []
    // The last sequence of a client gets the rest of the profiles.
    const left = Math.ceil((count - index) / clients.length)
    const wanted = isReEngagement ? 1 : Math.max(1, Math.floor(own.length / left))
    const senders = status === 'archived' ? own.slice(0, 1) : own.splice(0, wanted)
    const random = workspace.random.fork('sequence', index)
    const isBusiest = senders.some(({ connectionRequestsLimit }) => connectionRequestsLimit > 30)
    const age = isBusiest ? busiestAge : ages[status]
    const { started, stopped } = isReEngagement ? reEngagementAge : age
    const now = workspace.clock.now()
    const dateCreated = now - random.integer(...started) * dayMs - random.integer(0, 8) * hourMs
    const runsUntil = stopped ? now - random.integer(...stopped) * dayMs : Infinity
    const sequence = workspace.tables.sequences.insert({
      ...sequenceRow(
        seeded,
        random,
        dateCreated,
        nameOf(seeded, round, random, dateCreated, isReEngagement),
        isAutomated,
      ),
      status: isReEngagement ? 'active' : status,
      type: isReEngagement ? 'reEngagement' : 'cloud',
      sendConnectionRequests: !isReEngagement,
      ...(isBusiest ? { schedule: null } : {}),
    })
    if (status !== 'archived')
      for (const { id } of senders) workspace.tables.profiles.patch(id, { sequenceId: sequence.id })
    return { sequence, business: seeded.business, senders, runsUntil }
  })
}

function nameOf(
  { client, business }: SeededClient,
  round: number,
  random: Random,
  at: number,
  isReEngagement: boolean,
): string {
  const campaign = business.campaigns[round % business.campaigns.length] ?? client.name
  const quarter = `Q${Math.floor(new Date(at).getUTCMonth() / 3) + 1}`
  if (isReEngagement) return `Re-engage: ${campaign}`
  return round < business.campaigns.length
    ? `${campaign} ${quarter}`
    : `${campaign} ${quarter} #${round} ${random.pick(['A', 'B'])}`
}

function sequenceRow(
  { client }: SeededClient,
  random: Random,
  dateCreated: number,
  name: string,
  isAutomated: boolean,
): Omit<SequenceRow, 'id'> {
  const setup = sequenceSetup(
    random,
    client.pitch,
    client.url,
    (category) => random.chance(answeredChance[category]) || isAutomated,
  )
  const hasCalendar = random.chance(0.7)
  return {
    ...newSequence,
    ...setup,
    ...(isAutomated && { followUps: setup.followUps.map((entry) => Object.assign({}, entry, { enabled: true })) }),
    organizationId: client.organizationId,
    createdBy: null,
    name,
    status: 'active',
    type: 'cloud',
    clientId: client.id,
    // An automated workspace has no empty requests, because a conversation shows no message after an empty request.
    sendEmptyConnectionRequest: random.chance(0.15) && !isAutomated,
    calendlyId: hasCalendar ? random.uuid() : null,
    calendlyEvent: hasCalendar ? 'Intro call, 20 minutes' : null,
    schedule: random.chance(0.5) ? weekdaysOnly : null,
    startDate: dateOf(dateCreated),
    scheduleTimezone: random.pick(['America/New_York', 'America/Chicago', 'Europe/Berlin', 'Europe/London']),
    dateCreated,
  }
}
