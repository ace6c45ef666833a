import { type Client, type ClientCreation, type ClientPatch } from '@tandem/contract'
import { changedFields } from '../../shared/form/changedFields.ts'

const noContact = { name: '', title: '', email: '' }

export const emptyCompany = {
  name: '',
  url: '',
  info: '',
  deckUrl: '',
  portfolioUrl: '',
  targetLocation: '',
  targetIndustries: [],
  targetSizes: [],
  // The wizard has no fields for the contact person (CLIENT-5).
  contactPerson: noContact,
} satisfies ClientCreation

type CompanyField = keyof typeof emptyCompany

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

/** Only the changed fields, so that a save does not overwrite the changes of another user. */
export const clientChangesOf = (client: Client, form: ClientPatch): ClientPatch =>
  changedFields(form, companyOf(client))
