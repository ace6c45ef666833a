import { countryCodes, ProfileWizardFill } from '@tandem/contract'
import * as v from 'valibot'
import { type PurchaseDraft } from './profileDraft.ts'

const [SignIn, OneTimeLink] = ProfileWizardFill.options
const country = v.picklist(countryCodes)

/** The form of how an account is reached: by its sign-in, or by a link that is mailed. */
export const detailsForm = v.variant('way', [
  v.object({ way: v.literal('signIn'), country, ...SignIn.entries }),
  v.object({ way: v.literal('link'), country, ...OneTimeLink.entries }),
])
type DetailsForm = v.InferOutput<typeof detailsForm>

/** Initial values of the form: the draft, and the country that the profile was created with. */
export const detailsValuesOf = (draft: PurchaseDraft, password: string, created: string) => ({
  way: draft.useOneTimeLink ? 'link' : 'signIn',
  country: draft.country ?? created,
  login: draft.email,
  password,
  oneTimeLinkEmail: draft.oneTimeLinkEmail,
})

const typed = v.fallback(v.string(), '')
const Typed = v.object({
  way: typed,
  login: typed,
  oneTimeLinkEmail: typed,
  country: v.fallback(v.nullable(country), null),
})

/** The part of the form that this browser stores. Never the password. */
export function purchaseDraftOf(
  values: Readonly<Record<string, unknown>>,
): Pick<PurchaseDraft, 'email' | 'useOneTimeLink' | 'oneTimeLinkEmail' | 'country'> {
  const { way, login, oneTimeLinkEmail, country: chosen } = v.parse(Typed, values)
  return { email: login, useOneTimeLink: way === 'link', oneTimeLinkEmail, country: chosen }
}

/** The typed password, which is kept in this tab only. */
export const passwordOf = ({ password }: Readonly<Record<string, unknown>>): string => v.parse(typed, password)

/** The form as the request takes it. */
export const fillOf = (values: DetailsForm): ProfileWizardFill => v.parse(ProfileWizardFill, values)
