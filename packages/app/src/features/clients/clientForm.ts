import { type Client, type ClientCreation, type ClientPatch } from '@tandem/contract'

const noContact = { name: '', title: '', email: '' }

/** The company form before anything is filled in. */
export const emptyCompany = {
  name: '',
  url: '',
  info: '',
  deckUrl: '',
  portfolioUrl: '',
  targetLocation: '',
  targetIndustries: [],
  targetSizes: [],
  // Empty on creation (CLIENT-5); the drawer fills it in.
  contactPerson: noContact,
} satisfies ClientCreation

type CompanyField = keyof typeof emptyCompany

/** The part of a client that the company form shows. */
export function companyOf(client: Client): Readonly<Record<CompanyField, unknown>> {
  const { name, url, info, deckUrl, portfolioUrl, targetLocation, targetIndustries, targetSizes, contactPerson } =
    client
  return {
    name,
    url,
    info,
    deckUrl,
    portfolioUrl,
    targetLocation,
    targetIndustries,
    targetSizes,
    contactPerson: { ...noContact, ...contactPerson },
  }
}

/** Of a filled-in form what differs from the client: who edits another part at the same time keeps it. */
export function changesOf(client: Client, form: ClientPatch): ClientPatch {
  const before: Readonly<Record<string, unknown>> = companyOf(client)
  return Object.fromEntries(
    Object.entries(form).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name])),
  )
}
