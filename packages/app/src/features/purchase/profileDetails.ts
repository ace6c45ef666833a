import { countryCodes, ProfileWizardFill } from '@tandem/contract'
import * as v from 'valibot'
import { type PurchaseDraft } from './purchase.ts'

const [SignIn, OneTimeLink] = ProfileWizardFill.options
const country = v.picklist(countryCodes)

/** The sign-in of a profile: a password, or a link by mail. */
export const detailsForm = v.variant('way', [
  v.object({ way: v.literal('signIn'), country, ...SignIn.entries }),
  v.object({ way: v.literal('link'), country, ...OneTimeLink.entries }),
])
type DetailsForm = v.InferOutput<typeof detailsForm>

/** The initial values of the form. `created`: the created profile's country, used until the user chooses a country. */
export const detailsValuesOf = (draft: PurchaseDraft | undefined, password: string, created: string) => ({
  way: draft?.useOneTimeLink ? 'link' : 'signIn',
  country: draft?.country ?? created,
  login: draft?.email ?? '',
  password,
  oneTimeLinkEmail: draft?.oneTimeLinkEmail ?? '',
})

const typed = v.fallback(v.string(), '')
const Typed = v.object({
  way: typed,
  login: typed,
  password: typed,
  oneTimeLinkEmail: typed,
  country: v.fallback(v.nullable(country), null),
})

interface TypedDetails {
  /** The values that the browser stores for all tabs. */
  readonly typed: Pick<PurchaseDraft, 'email' | 'useOneTimeLink' | 'oneTimeLinkEmail' | 'country'>
  /** The typed password, which only this tab stores. */
  readonly password: string
}

export function typedOf(values: Readonly<Record<string, unknown>>): TypedDetails {
  const { way, login, password, oneTimeLinkEmail, country: chosen } = v.parse(Typed, values)
  return {
    typed: { email: login, useOneTimeLink: way === 'link', oneTimeLinkEmail, country: chosen },
    password,
  }
}

export const fillOf = (values: DetailsForm): ProfileWizardFill => v.parse(ProfileWizardFill, values)
