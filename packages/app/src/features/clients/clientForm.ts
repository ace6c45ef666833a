import { type Client, type ClientCreation, type ClientPatch } from '@tandem/contract'
import { changedFields } from '../../shared/form/changedFields.ts'

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

/** The fields of a form that differ from the client: a change of another field by somebody else stays. */
export const clientChangesOf = (client: Client, form: ClientPatch): ClientPatch =>
  changedFields(form, companyOf(client))
