import {
  countryCodes,
  type CountryCode,
  planOf,
  type PlanOption,
  profilePatch,
  profileWizardCreate,
  profileWizardFill,
  type ProfileWizardFill,
  profileWizardGet,
} from '@tandem/contract'
import { atom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { clientAtom } from '../../shared/clientAtom.ts'
import { errorText } from '../../shared/errorText.ts'
import { showToastAtom } from '../../shared/toasts.ts'
import { track } from '../../shared/tracking.ts'
import { type Creation, creationAtom, isCreationAskedAtom, profileWizardQueryAtom } from './creationState.ts'
import { creationMessages as texts } from './messages.ts'
import { changeProfileDraftAtom, profileDraftAtom } from './profileDraft.ts'
import { invalidateOperations } from '../../shared/invalidateOperations.ts'

/** The country that the browser's language suggests, for as long as nobody has chosen one. */
export function suggestedCountry(language: string): CountryCode {
  const { region } = new Intl.Locale(language).maximize()
  return countryCodes.find((code) => code === region) ?? 'US'
}

/** Asks for the profile, unless it is there: its answer may have got lost. */
const requestCreationAtom = atom(null, async (get): Promise<number> => {
  const { request } = get(clientAtom)
  // Not through the cache: a call that is on its way already may have left before the earlier request was answered.
  const { profileId, isFilled } = await request(profileWizardGet, {})
  if (profileId !== null && !isFilled) return profileId
  const countryId = get(profileDraftAtom).country ?? suggestedCountry(navigator.language)
  const created = await request(profileWizardCreate, { body: { countryId } })
  if (created.profileId === undefined) throw new CreationFailed(texts.failed)
  return created.profileId
})

class CreationFailed extends Error {}

/** Creates the purchased profile, then tells the page's tracker of the purchase. Asked for once: the draft notes it before the request leaves. */
export const startCreationAtom = atom(null, async (get, set) => {
  if (get(creationAtom)?.at === 'creating') return
  set(creationAtom, { at: 'creating' })
  set(isCreationAskedAtom, false)
  const { plan } = get(profileDraftAtom)
  set(changeProfileDraftAtom, { requested: true })
  const created = await set(requestCreationAtom).then(
    (profileId): Creation => ({ at: 'details', profileId }),
    (error: unknown): Creation => ({
      at: 'failed',
      error: error instanceof CreationFailed ? error.message : errorText(error),
    }),
  )
  // The session has ended meanwhile.
  if (get(creationAtom)?.at !== 'creating') return
  set(creationAtom, created)
  set(refreshProfilesAtom)
  if (created.at === 'failed') return
  set(changeProfileDraftAtom, { plan: null })
  try {
    await trackPurchase(plan)
  } catch {
    set(showToastAtom, { intent: 'info', title: texts.committedPreviously })
  }
})

/** A payment of which this browser knows nothing was made earlier, somewhere else: it cannot be told of. */
async function trackPurchase(option: PlanOption | null): Promise<void> {
  const plan = option === null ? undefined : planOf(option)
  if (!plan) throw new TypeError('no plan was bought here')
  await track({ name: 'Purchase', plan: plan.option, value: plan.price, currency: 'USD' })
}

const refreshProfilesAtom = atom(null, (get) =>
  invalidateOperations(get(queryClientAtom), ['userMe', 'profileList', 'profileWizardGet']),
)

export interface ProfileDetails {
  readonly profileId: number
  readonly country: CountryCode
  readonly fill: ProfileWizardFill
}

/** Tells how the account of the created profile is reached, and from where. */
export const fillProfileAtom = atom(null, async (get, set, { profileId, country, fill }: ProfileDetails) => {
  const { request } = get(clientAtom)
  if (country !== get(profileWizardQueryAtom).data?.country)
    await request(profilePatch, { params: { id: profileId }, body: { country } })
  await request(profileWizardFill, { params: { profileId }, body: fill })
  set(changeProfileDraftAtom, { email: '', useOneTimeLink: false, oneTimeLinkEmail: '', country: null })
  set(creationAtom, undefined)
  set(refreshProfilesAtom)
  set(showToastAtom, {
    intent: 'success',
    title: texts.connecting,
    text: 'oneTimeLinkEmail' in fill ? texts.linkSent : texts.signingIn,
  })
})
