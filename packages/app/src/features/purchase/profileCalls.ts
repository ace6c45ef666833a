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
import { windowLocks } from '../../shared/jobs/withWindowLock.ts'
import { mutationAtom } from '../../shared/api/mutationAtom.ts'
import { paidProfileMessages as texts } from './messages.ts'
import { profileWizardQueryAtom, purchaseAtom, purchaseStepAtom } from './purchaseAtoms.ts'
import { idempotencyKeysAtom } from '../../shared/api/idempotencyKeys.ts'
import { RequestError } from '../../shared/api/RequestError.ts'

/** An event for the operator's analytics. */
export interface TrackingEvent {
  readonly name: 'Purchase'
  /** The plan's option: 'outreach-10-profiles'. */
  readonly plan: string
  /** Price per month. */
  readonly value: number
  readonly currency: 'USD'
}

declare global {
  interface Window {
    /**
     * Set by a script of the operator, because Tandem loads no tracker. If the function throws, the report has failed.
     */
    tandemTrack?: (event: TrackingEvent) => unknown
  }
}

/** The country that the browser's language suggests. An invalid language counts as `en-US`. */
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

/** Creates the purchased profile and resolves to its id. */
const profileCreateMutationAtom = mutationAtom<CountryCode, ProfileId>({
  name: 'profileWizardCreate',
  run: async (request, countryId, { get }) => {
    const input = { body: { countryId } }
    // Not from the cache, because a cached response may be older than the creation.
    const find = async () => {
      const { profileId, isFilled } = await request(profileWizardGet, {})
      if (profileId === null || isFilled) return undefined
      get(idempotencyKeysAtom).forget(profileWizardCreate, input)
      return profileId
    }
    // Before each call, and after a lost or unreadable response, looks for the profile of an earlier call (SHELL-47).
    const create = async () => {
      const found = await find()
      if (found !== undefined) return found
      try {
        return (await request(profileWizardCreate, input)).profileId
      } catch (error) {
        const isUncertain = error instanceof RequestError && error.isUncertain
        // If this search also fails, the error of the creation is thrown.
        const created = isUncertain ? await find().catch(() => undefined) : undefined
        if (created === undefined) throw error
        return created
      }
    }
    // Two tabs may start at the same moment. The second tab then finds the profile that the first tab created.
    const locks = windowLocks()
    const profileId = await (locks ? locks.request('profileCreation', create) : create())
    if (profileId === undefined) throw new CreationFailed(texts.failed)
    return profileId
  },
  invalidates: staleProfiles,
})

/** Creates the paid profile and then reports the purchase to the operator's tracker. */
export async function createPaidProfile({ get, set }: AppStore): Promise<void> {
  const { plan, country } = get(purchaseAtom)?.draft.draft ?? {}
  try {
    const profileId = await set(profileCreateMutationAtom, country ?? suggestedCountry(navigator.language))
    const isWaitedFor = get(purchaseStepAtom).at === 'creating'
    set(purchaseAtom, { is: 'created', profileId })
    if (!isWaitedFor) return
  } catch (error) {
    const text = error instanceof CreationFailed ? error.message : errorText(error)
    set(purchaseAtom, { is: 'failed', error: text })
    return
  }
  // A failed report does not affect the purchase.
  trackPurchase(plan).catch(() => set(showToastAtom, { intent: 'info', title: texts.committedPreviously }))
}

/** Rejects if the plan is unknown, because the user paid in another window or on another device. */
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

/** Saves the sign-in details and the country of the created profile. */
export const profileFillMutationAtom = mutationAtom<ProfileDetails, unknown>({
  name: 'profileWizardFill',
  run: async (request, { profileId, country, fill }, { get, set }) => {
    try {
      if (country !== get(profileWizardQueryAtom).data?.country)
        await request(profilePatch, { params: { id: profileId }, body: { country } })
      await request(profileWizardFill, { params: { profileId }, body: fill })
    } catch (error) {
      // The form shows the error. If the user has closed the form, a toast shows the error.
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
