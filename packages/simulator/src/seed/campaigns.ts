import { type Random } from '../core/random.ts'
import { dateOf } from '../domain/rows/time.ts'
import { type SequenceRow } from '../domain/rows/campaign.ts'
import { type ProfileRow } from '../domain/rows/people.ts'
import { type TandemWorld } from '../domain/rows/world.ts'
import { type SeededClient } from './clients.ts'
import { weekdaysOnly } from './schedules.ts'
import { sequenceSetup } from '../domain/dialogue/sequenceSetup.ts'

const dayMs = 86_400_000

/** A sequence and who has sent for it, until when. */
export interface Campaign {
  readonly sequence: SequenceRow
  readonly business: SeededClient['business']
  readonly senders: readonly ProfileRow[]
  /** When it was paused or archived; Infinity while it runs. */
  readonly runsUntil: number
}

type Life = 'active' | 'paused' | 'archived'

/** Out of eight sequences five run; every twelfth takes up old contacts again. */
const lives: readonly Life[] = ['active', 'active', 'paused', 'active', 'active', 'archived', 'active', 'active']

/** Days before now at which a sequence started and stopped, by its life. */
interface Age {
  readonly started: readonly [number, number]
  readonly stopped?: readonly [number, number]
}

const reEngagementAge: Age = { started: [6, 10] }

const ages: Readonly<Record<Life, Age>> = {
  active: { started: [10, 54] },
  paused: { started: [45, 70], stopped: [10, 24] },
  archived: { started: [88, 120], stopped: [35, 50] },
}

/** Sequences of the clients, each with the profiles that send for it. A profile sends for one sequence at a time; those of archived ones are free again. */
export function seedCampaigns(
  world: TandemWorld,
  clients: readonly SeededClient[],
  profiles: readonly ProfileRow[],
  count: number,
): readonly Campaign[] {
  const free = new Map(
    clients.map(({ client }) => [
      client.id,
      profiles.filter((each) => each.clientId === client.id && each.status !== 'new'),
    ]),
  )
  return Array.from({ length: count }, (_, index) => {
    const seeded = clients[index % clients.length]
    if (!seeded) throw new Error('There is no client to write for.')
    const round = Math.floor(index / clients.length)
    const life = lives[(index + round * 3) % lives.length] ?? 'active'
    const isReEngagement = index % 12 === 7
    const own = free.get(seeded.client.id) ?? []
    // Each client's sequences share its profiles; the last sequence gets what is left.
    const left = Math.ceil((count - index) / clients.length)
    const wanted = isReEngagement ? 1 : Math.max(1, Math.floor(own.length / left))
    const senders = life === 'archived' ? own.slice(0, 1) : own.splice(0, wanted)
    const random = world.random.fork('sequence', index)
    const { started, stopped } = isReEngagement ? reEngagementAge : ages[life]
    const now = world.clock.now()
    const dateCreated = now - random.integer(...started) * dayMs - random.integer(0, 8) * 3_600_000
    const runsUntil = stopped ? now - random.integer(...stopped) * dayMs : Infinity
    const sequence = world.tables.sequences.insert({
      ...sequenceRow(seeded, random, dateCreated, nameOf(seeded, round, random, dateCreated, isReEngagement)),
      status: isReEngagement ? 'active' : life,
      type: isReEngagement ? 'reEngagement' : 'cloud',
      sendConnectionRequests: !isReEngagement,
    })
    if (life !== 'archived') for (const { id } of senders) world.tables.profiles.patch(id, { sequenceId: sequence.id })
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
): Omit<SequenceRow, 'id'> {
  const setup = sequenceSetup(random, client.pitch, client.url)
  const hasCalendar = random.chance(0.7)
  return {
    ...setup,
    organizationId: client.organizationId,
    name,
    status: 'active',
    type: 'cloud',
    clientId: client.id,
    sendConnectionRequests: true,
    sendEmptyConnectionRequest: random.chance(0.15),
    calendlyId: hasCalendar ? random.uuid() : null,
    calendlyEvent: hasCalendar ? 'Intro call, 20 minutes' : null,
    importId: null,
    schedule: random.chance(0.5) ? weekdaysOnly : null,
    startDate: dateOf(dateCreated),
    scheduleTimezone: random.pick(['America/New_York', 'America/Chicago', 'Europe/Berlin', 'Europe/London']),
    time: null,
    maxNumberOfMessages: null,
    sendingDelay: null,
    from: null,
    to: null,
    dateCreated,
  }
}
