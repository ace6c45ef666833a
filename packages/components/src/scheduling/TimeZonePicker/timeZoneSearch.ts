import { plainText } from '../../data/SearchPicker/pickerOptions.ts'
import { timeOf } from '../../dates/clockTime.ts'

/** Key: the spelling of a city in IANA names. Value: the name of this city in the picker. */
const cityNames: Readonly<Record<string, string>> = {
  Kiev: 'Kyiv',
  Calcutta: 'Kolkata',
  Saigon: 'Ho Chi Minh City',
  Rangoon: 'Yangon',
  Katmandu: 'Kathmandu',
  Dacca: 'Dhaka',
  Thimbu: 'Thimphu',
  Godthab: 'Nuuk',
  Faeroe: 'Faroe',
  Ponape: 'Pohnpei',
  Truk: 'Chuuk',
  Enderbury: 'Kanton',
  Ulan_Bator: 'Ulaanbaatar',
  Coral_Harbour: 'Atikokan',
  Sao_Paulo: 'São Paulo',
  Bogota: 'Bogotá',
  Asuncion: 'Asunción',
  Cancun: 'Cancún',
  Merida: 'Mérida',
  Mazatlan: 'Mazatlán',
  Reunion: 'Réunion',
}

/** Key: the last part of an IANA name. Value: other names by which the search finds this zone. */
const alsoKnownAs: Readonly<Record<string, readonly string[]>> = {
  UTC: ['GMT', 'Zulu', 'Coordinated Universal Time'],
  New_York: ['Washington', 'Boston', 'Miami', 'Atlanta', 'Philadelphia', 'Eastern Time', 'EST'],
  Chicago: ['Dallas', 'Houston', 'Austin', 'Minneapolis', 'Central Time', 'CST'],
  Denver: ['Salt Lake City', 'Mountain Time', 'MST'],
  Los_Angeles: ['San Francisco', 'Seattle', 'San Diego', 'Las Vegas', 'Silicon Valley', 'Pacific Time', 'PST'],
  Toronto: ['Montreal', 'Ottawa'],
  Edmonton: ['Calgary'],
  Sao_Paulo: ['Rio de Janeiro', 'Brasilia'],
  London: ['Manchester', 'Edinburgh', 'Cardiff', 'England', 'United Kingdom'],
  Lisbon: ['Porto'],
  Madrid: ['Barcelona', 'Valencia', 'Seville'],
  Paris: ['Lyon', 'Marseille', 'Toulouse'],
  Berlin: ['Munich', 'Hamburg', 'Frankfurt', 'Cologne', 'Dusseldorf', 'Stuttgart', 'CET'],
  Zurich: ['Geneva', 'Basel', 'Bern'],
  Rome: ['Milan', 'Turin', 'Naples', 'Florence'],
  Warsaw: ['Krakow', 'Wroclaw', 'Gdansk'],
  Kiev: ['Lviv', 'Odesa', 'Kharkiv', 'Ukraine'],
  Kyiv: ['Lviv', 'Odesa', 'Kharkiv', 'Ukraine'],
  Istanbul: ['Ankara', 'Izmir'],
  Jerusalem: ['Tel Aviv', 'Haifa'],
  Dubai: ['Abu Dhabi'],
  Riyadh: ['Jeddah'],
  Johannesburg: ['Cape Town', 'Durban', 'Pretoria'],
  Calcutta: ['Mumbai', 'Delhi', 'Bangalore', 'Bengaluru', 'Hyderabad', 'Chennai', 'India', 'IST'],
  Kolkata: ['Mumbai', 'Delhi', 'Bangalore', 'Bengaluru', 'Hyderabad', 'Chennai', 'India', 'IST'],
  Shanghai: ['Beijing', 'Shenzhen', 'Guangzhou', 'China'],
  Saigon: ['Hanoi'],
  Ho_Chi_Minh: ['Hanoi'],
  Tokyo: ['Osaka', 'Kyoto', 'Yokohama', 'Japan'],
  Sydney: ['Canberra'],
  Auckland: ['Wellington'],
}

export interface TimeZoneItem {
  readonly id: number | string
  /** IANA name: 'Europe/Kyiv'. */
  readonly name: string
  /** Offset ahead of UTC, in ms. */
  readonly offsetMs: number
}

export interface FoundZone {
  readonly item: TimeZoneItem
  readonly city: string
  /** For example 'Europe', or 'America, Argentina'. The text is empty for UTC. */
  readonly region: string
  /** 'UTC+2' */
  readonly offset: string
  /** The name that matches the search, if this name is from `alsoKnownAs`: 'Mumbai'. */
  readonly alias?: string | undefined
}

const spaced = (part: string) => part.replaceAll('_', ' ')

/** Returns 'UTC+5:30', 'UTC−3', 'UTC+0'. */
export function offsetTextOf(offsetMs: number): string {
  const text = timeOf(Math.round(Math.abs(offsetMs) / 60_000))
  return `UTC${offsetMs < 0 ? '−' : '+'}${text.replace(/^0/, '').replace(/:00$/, '')}`
}

/** City, region and offset of a zone. */
export function shownZone(item: TimeZoneItem): FoundZone {
  const parts = item.name.split('/')
  const last = parts.at(-1) ?? item.name
  return {
    item,
    city: cityNames[last] ?? spaced(last),
    region: parts.slice(0, -1).map(spaced).join(', '),
    offset: offsetTextOf(item.offsetMs),
  }
}

/** Returns 'Kyiv (UTC+2)', or 'UTC'. */
export function zoneLabel({ city, offset }: Pick<FoundZone, 'city' | 'offset'>): string {
  return city === 'UTC' ? city : `${city} (${offset})`
}

interface IndexedZone {
  readonly zone: FoundZone
  /** The city comes first. `plain` has no accents, and is in lower case. */
  readonly names: readonly { readonly plain: string; readonly text: string }[]
  readonly region: string
}

export type TimeZoneIndex = readonly IndexedZone[]

export function timeZoneIndex(items: readonly TimeZoneItem[]): TimeZoneIndex {
  return items.map((item) => {
    const zone = shownZone(item)
    const last = item.name.split('/').at(-1) ?? ''
    const texts = [zone.city, spaced(last), ...(alsoKnownAs[last] ?? [])]
    return {
      zone,
      names: texts.map((text) => ({ text, plain: plainText(text) })),
      region: plainText(spaced(item.name).replaceAll('/', ' ')),
    }
  })
}

/**
 * Reads '+2', 'UTC+02:00', '-3:30'. A query without minutes matches every offset of this hour. A sign without digits
 * matches every offset with this sign.
 */
function offsetWanted(query: string): ((offsetMs: number) => boolean) | undefined {
  const found = /^(?:utc|gmt)?\s*([+\-−–])\s*(?:(\d{1,2})(?::?(\d{2}))?)?:?$/.exec(query)
  if (!found) return undefined
  const isAhead = found[1] === '+'
  const [hours, minutes] = [found[2], found[3]]
  return (offsetMs) => {
    const total = Math.round(Math.abs(offsetMs) / 60_000)
    if (offsetMs !== 0 && offsetMs > 0 !== isAhead) return false
    if (hours === undefined) return offsetMs !== 0
    return minutes === undefined
      ? Math.floor(total / 60) === Number(hours)
      : total === Number(hours) * 60 + Number(minutes)
  }
}

/** 0: the name begins with the search. 1: a later word of the name begins with the search. 2: no match. */
const rankOf = (plain: string, query: string) => (plain.startsWith(query) ? 0 : plain.includes(` ${query}`) ? 1 : 2)

/** Names that begin with the search come first, then names with a matching later word, then matching regions. */
export function foundZones(index: TimeZoneIndex, search: string): readonly FoundZone[] {
  const query = plainText(search.trim()).replaceAll(/[\s_]+/g, ' ')
  if (query === '') return index.map(({ zone }) => zone)
  const isWanted = offsetWanted(query)
  if (isWanted) return index.filter(({ zone }) => isWanted(zone.item.offsetMs)).map(({ zone }) => zone)
  const path = query.replaceAll(/[/,]\s*/g, ' ')
  const ranks: FoundZone[][] = [[], [], [], []]
  for (const { zone, names, region } of index) {
    const [best] = names
      .map(({ plain, text }, place) => ({ text, place, rank: rankOf(plain, query) }))
      .toSorted((a, b) => a.rank - b.rank)
    if (best && best.rank < 2) ranks[best.rank]?.push(best.place < 2 ? zone : { ...zone, alias: best.text })
    else if (rankOf(region, path) < 2) ranks[2]?.push(zone)
  }
  return ranks.flat()
}
