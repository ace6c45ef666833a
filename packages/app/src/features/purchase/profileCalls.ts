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
  type ProfileId,
} from '@tandem/contract'
import { errorText } from '../../shared/api/errorText.ts'
import { showToastAtom } from '../../shared/toast/toasts.ts'
import { type AppStore } from '../../shared/session/appStore.ts'
import { withWindowLock } from '../../shared/jobs/withWindowLock.ts'
import { mutationAtom } from '../../shared/api/mutationAtom.ts'
import { paidProfileMessages as texts } from './messages.ts'
import { profileWizardQueryAtom, purchaseAtom, purchaseStepAtom } from './purchaseAtoms.ts'
import { idempotencyKeysAtom } from '../../shared/api/idempotencyKeys.ts'
import { RequestError } from '../../shared/api/RequestError.ts'

export interface TrackingEvent {
  readonly name: 'Purchase'
  /** The key of a plan, such as 'outreach-10-profiles'. */
  readonly plan: string
  /** The price per month. */
  readonly value: number
  readonly currency: 'USD'
}

declare global {
  interface Window {
    /** A script of the operator can set this function to receive purchases. */
    tandemTrack?: (event: TrackingEvent) => unknown
  }
}

/** The country of the browser's language. An invalid language counts as `en-US`. */
export function suggestedCountry(language: string): CountryCode {
  try {
    const { region } = new Intl.Locale(language).maximize()
    return countryCodes.find((code) => code === region) ?? 'US'
  } catch {
    return 'US'
  }
}

class CreationFailed extends Error {}

const staleProfiles = ['userMe', 'profileList', 'profileWizardGet'] as const

/** `elsewhere`: another window has created the profile at the same moment. */
const profileCreateMutationAtom = mutationAtom<CountryCode, ProfileId | 'elsewhere'>({
  name: 'profileWizardCreate',
  run: async (request, countryId, { get }) => {
    const input = { body: { countryId } }
    // Sends a new request each time, because a cached response may be older than the created profile.
    const find = async () => {
      const { profileId, isFilled } = await request(profileWizardGet, {})
      if (profileId === null || isFilled) return undefined
      get(idempotencyKeysAtom).forget(profileWizardCreate, input)
      return profileId
    }
    const create = async () => {
      try {
        return (await request(profileWizardCreate, input)).profileId
      } catch (error) {
        const isUncertain = error instanceof RequestError && error.isUncertain
        // If this search fails or finds no profile, the error of the creation is thrown.
        const created = isUncertain ? await find().catch(() => undefined) : undefined
        if (created === undefined) throw error
        return created
      }
    }
    // The lock prevents a second profile if two windows start at the same moment.
    return withWindowLock('profileCreation', undefined, {
      work: async (hasWaited) => {
        // An earlier request may have created the profile, although its response was lost (SHELL-47).
        const found = await find()
        if (hasWaited && found !== undefined) return 'elsewhere'
        const profileId = found ?? (await create())
        if (profileId === undefined) throw new CreationFailed(texts.failed)
        return profileId
      },
    })
  },
  invalidates: staleProfiles,
})

/** Creates the paid profile, and reports the purchase to the tracker. */
export async function createPaidProfile({ get, set }: AppStore): Promise<void> {
  const { plan, country } = get(purchaseAtom)?.draft.draft ?? {}
  try {
    const created = await set(profileCreateMutationAtom, country ?? suggestedCountry(navigator.language))
    if (get(purchaseStepAtom).at !== 'creating') return
    // The window that created the profile shows the form.
    set(purchaseAtom, created === 'elsewhere' ? { is: 'leave' } : { is: 'created', profileId: created })
    if (created === 'elsewhere') return
  } catch (error) {
    const text = error instanceof CreationFailed ? error.message : errorText(error)
    set(purchaseAtom, { is: 'failed', error: text })
    return
  }
  // A failed report does not affect the purchase.
  trackPurchase(plan).catch(() => set(showToastAtom, { intent: 'info', title: texts.committedPreviously }))
}

/** Rejects if this window does not know the plan, because the user paid in another window. */
async function trackPurchase(option: PlanOption | null | undefined): Promise<void> {
  const plan = option == null ? undefined : planOf(option)
  if (!plan) throw new TypeError('no plan was bought here')
  await window.tandemTrack?.({ name: 'Purchase', plan: plan.option, value: plan.price, currency: 'USD' })
}

export interface ProfileDetails {
  readonly profileId: ProfileId
  readonly country: CountryCode
  readonly fill: ProfileWizardFill
}

/** Saves the sign-in details and the country. */
export const profileFillMutationAtom = mutationAtom<ProfileDetails, unknown>({
  name: 'profileWizardFill',
  run: async (request, { profileId, country, fill }, { get, set }) => {
    try {
      if (country !== get(profileWizardQueryAtom).data?.country)
        await request(profilePatch, { params: { id: profileId }, body: { country } })
      await request(profileWizardFill, { params: { profileId }, body: fill })
    } catch (error) {
      // A closed form cannot show the error.
      if (get(purchaseStepAtom).at !== 'details')
        set(showToastAtom, { intent: 'error', title: texts.fillFailed, text: errorText(error) })
      throw error
    }
  },
  onSuccess: ({ set }) => set(purchaseAtom, { is: 'filled' }),
  invalidates: staleProfiles,
  successToast: ({ fill }) => ({
    title: texts.connecting,
    isImportant: true,
    text: 'oneTimeLinkEmail' in fill ? texts.linkSent : texts.signingIn,
  }),
})
