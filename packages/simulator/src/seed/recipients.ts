import { type Random } from '../core/random.ts'
import { recipientSearchText } from '../domain/people/recipientSearchText.ts'
import { type RecipientRow } from '../domain/rows/people.ts'
import { type TandemWorkspace } from '../domain/rows/workspace.ts'
import { type Business } from './businesses.ts'
import { companyName } from './companies.ts'
import { type OddPerson } from './oddPeople.ts'
import { personName, placesOf } from './people.ts'
import { linkName } from './profiles.ts'

const sources = ['Sales Navigator', 'Trade fair', 'Webinar', 'Website', 'Referral', 'Newsletter']
const notes = [
  'Met at the spring fair',
  'Asked for prices last year',
  'Knows our founder',
  'Uses a competitor',
  'Moved to a new role recently',
]

interface RecipientsPlan {
  readonly organizationId: number
  readonly business: Business
  readonly count: number
  readonly random: Random
  readonly dateAdded: (index: number) => number
  readonly oddPeople?: readonly OddPerson[]
}

export function seedRecipients(
  workspace: TandemWorkspace,
  { organizationId, business, count, random, dateAdded, oddPeople = [] }: RecipientsPlan,
): RecipientRow[] {
  const places = placesOf(business.targetLocation)
  const titles = business.titles.split(', ')
  return Array.from({ length: count }, (_, index) => {
    const place = random.pick(places)
    const { firstName, lastName } = personName(random, place)
    const industry = random.pick(business.industries)
    const company = companyName(random, industry)
    const person = {
      firstName,
      lastName,
      title: random.pick(titles),
      company,
      industry,
      location: `${place.city}, ${place.country}`,
      ...oddPeople[index],
    }
    return workspace.tables.recipients.insert({
      ...person,
      organizationId,
      url: `https://www.linkedin.com/in/${linkName(`${person.firstName} ${person.lastName}`) || 'member'}-${random.integer(100_000, 999_999).toString(36)}`,
      timeZone: place.timeZone,
      dateAdded: dateAdded(index),
      addedBy: nobody,
      lastContact: null,
      customAttributes: attributesOf(random, business),
      searchText: recipientSearchText(person),
    })
  })
}

const none = Object.freeze({})
const nobody: readonly number[] = Object.freeze([])

function attributesOf(random: Random, { sizes }: Business): Readonly<Record<string, string>> {
  if (!random.chance(0.35)) return none
  const source = random.pick(sources)
  return random.chance(0.3)
    ? { 1: source, 2: random.pick(sizes), 3: random.pick(notes) }
    : { 1: source, 2: random.pick(sizes) }
}
