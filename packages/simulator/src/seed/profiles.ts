import { canAcceptAllRequests, type countryCodes } from '@tandem/contract'
import { type Random } from '../core/random.ts'
import { type ProfileRow } from '../domain/rows/people.ts'
import { type TandemWorkspace } from '../domain/rows/workspace.ts'
import { type SeededClient } from './clients.ts'
import { accountAccess, early, weekdaysOnly, withLunch } from './schedules.ts'
import { personName, placesOf, type Place } from './people.ts'

const countries: Readonly<Record<string, (typeof countryCodes)[number]>> = {
  'United States': 'US',
  Canada: 'CA',
  'United Kingdom': 'GB',
  Germany: 'DE',
  Austria: 'AT',
  Netherlands: 'NL',
  France: 'FR',
  Italy: 'IT',
  Spain: 'ES',
  Brazil: 'BR',
  Australia: 'AU',
}

const titles = [
  'Business Development Manager',
  'Account Executive',
  'Head of Partnerships',
  'Sales Director',
  'Growth Lead',
  'Client Advisor',
  'Senior Consultant',
]

export interface ProfilesPlan {
  readonly count: number
  /** Daily limits of requests. Each profile gets one of them at random. */
  readonly requestLimits: readonly number[]
  readonly disconnected?: number
  /** Number of profiles that are not connected yet. They follow the connected profiles in the list. */
  readonly unattached?: number
  /** Number of empty slots at the end of the list. */
  readonly empty?: number
  readonly planTitle: string
  /** In dollars per profile. */
  readonly priceMonthly: number
  readonly subscription: string
  /** Includes a profile at its weekly limit of requests, and a profile that has used all its cloud time. */
  readonly hasExtremes?: boolean
  /** The profiles send fast responses, and many messages a day (SIM-42). */
  readonly isAutomated?: boolean
}

/** Index of the profile at its weekly limit of requests. */
export const busiestProfile = 3
/** Index of the profile that has used all its cloud time. */
const tiredProfile = 5

/** With these limits and hours, a profile reaches its weekly limit. */
const busy = {
  connectionRequestsLimit: 60,
  delayFromSecs: 120,
  delayToSecs: 600,
  schedule: '*',
  automationSchedule: weekdaysOnly,
} as const

const regions = ['North', 'South', 'DACH', 'Nordics']

/** Adds profiles, divided among the clients. */
export function seedProfiles(
  workspace: TandemWorkspace,
  organizationId: number,
  clients: readonly SeededClient[],
  plan: ProfilesPlan,
): readonly ProfileRow[] {
  const { disconnected = 0, unattached = 0, empty = 0 } = plan
  return Array.from({ length: plan.count }, (_, index) => {
    const seeded = clients[index % clients.length]
    const random = workspace.random.fork('profile', index)
    const isEmpty = index >= plan.count - empty
    const isNew = index >= plan.count - empty - unattached
    const place = random.pick(placesOf(seeded?.business.targetLocation ?? ''))
    const base = baseProfile(workspace, organizationId, random, place, plan, index)
    if (isEmpty) return workspace.tables.profiles.insert({ ...base, ...emptySlot, name: `Slot ${index + 1}` })
    const clientId = seeded?.client.id ?? null
    if (isNew)
      return workspace.tables.profiles.insert({
        ...base,
        clientId,
        slotStatus: 'assigned',
        status: 'new',
        connected: false,
        automationEnabled: false,
        startsOnConnect: true,
      })
    const isLost = index < disconnected
    return workspace.tables.profiles.insert({
      ...base,
      ...(plan.hasExtremes && index === busiestProfile ? busy : {}),
      ...(plan.isAutomated && { fastResponseEnabled: true }),
      ...(plan.hasExtremes && index === tiredProfile ? { cloudTime: '8:00 / 8:00 (used)' } : {}),
      title: random.pick(titles),
      company: seeded?.client.name ?? null,
      industry: 'Business Consulting and Services',
      clientId,
      status: isLost ? 'error' : 'ok',
      connected: !isLost,
    })
  })
}

const emptySlot = {
  url: null,
  location: null,
  country: null,
  ip: null,
  vm: null,
  status: 'new',
  slotStatus: 'empty',
  connected: false,
  automationEnabled: false,
  fastResponseEnabled: false,
  startsOnConnect: true,
  cloudTime: null,
} as const

function baseProfile(
  workspace: TandemWorkspace,
  organizationId: number,
  random: Random,
  place: Place,
  plan: ProfilesPlan,
  index: number,
): Omit<ProfileRow, 'id'> {
  const { firstName, lastName } = personName(random, place)
  const name = `${firstName} ${lastName}`
  const usedMinutes = random.integer(40, 470)
  return {
    organizationId,
    name,
    url: `https://www.linkedin.com/in/${linkName(name)}-${(index * 7919 + 4_096).toString(36)}`,
    title: null,
    company: null,
    industry: null,
    location: `${place.city}, ${place.country}`,
    clientId: null,
    sequenceId: null,
    ip: `203.0.113.${(index % 250) + 2}`,
    vm: `cloud-${place.timeZone.startsWith('America') ? 'us' : 'eu'}-${String((index % 40) + 1).padStart(2, '0')}`,
    country: countries[place.country] ?? 'US',
    dateAdded: workspace.clock.now() - random.integer(95, 400) * 86_400_000,
    status: 'ok',
    slotStatus: 'assigned',
    connected: true,
    automationEnabled: true,
    fastResponseEnabled: random.chance(0.8),
    acceptConnectionRequests: random.chance(0.4) && canAcceptAllRequests(plan),
    withdrawOldConnectionRequests: random.chance(0.75),
    hasSalesNavigator: random.chance(0.45),
    messagesLimit: random.pick(plan.isAutomated ? [60, 75, 90, 120] : [20, 25, 30, 40]),
    connectionRequestsLimit: random.pick(plan.requestLimits),
    delayFromSecs: random.pick([300, 420, 600]),
    delayToSecs: random.pick([1500, 2400, 3000]),
    cloudTime:
      usedMinutes > 460
        ? '8:00 / 8:00 (used)'
        : `${Math.floor(usedMinutes / 60)}:${String(usedMinutes % 60).padStart(2, '0')} / 8:00`,
    schedule: random.chance(0.3) ? '*' : accountAccess,
    automationSchedule: random.pick([weekdaysOnly, weekdaysOnly, early, withLunch]),
    scheduleTimezone: place.timeZone,
    subscription: plan.subscription,
    subscriptionTitle: plan.planTitle,
    priceMonthly: plan.priceMonthly,
    customAttributes: index % 3 === 0 ? { 1: name, 2: random.pick(regions) } : {},
    startsOnConnect: false,
    dateRemoved: null,
  }
}

export function linkName(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^\w ]+/g, '')
    .trim()
    .replaceAll(' ', '-')
    .toLowerCase()
}
