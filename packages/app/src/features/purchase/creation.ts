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
  type Operation,
  type ProfileId,
} from '@tandem/contract'
import { atom } from 'jotai'
import { errorText } from '../../shared/api/errorText.ts'
import { showToastAtom } from '../../shared/toast/toasts.ts'
import { track } from './tracking.ts'
import { windowLocks } from '../../shared/jobs/windowLocks.ts'
import { mutationAtom } from '../../shared/api/mutationAtom.ts'
import {
  type PaidProfileCreation,
  creationAtom,
  isCreationAskedAtom,
  profileWizardQueryAtom,
  typedPasswordAtom,
} from './creationState.ts'
import { paidProfileMessages as texts } from './messages.ts'
import { purchaseDraftOf, passwordOf } from './profileDetails.ts'
import { changeProfileDraftAtom, profileDraftAtom, requestCreationAtom } from './profileDraft.ts'
import { type IdempotencyKeys, idempotencyKeysAtom } from '../../shared/api/idempotencyKeys.ts'
import { RequestError } from '../../shared/api/RequestError.ts'

interface OnceOptions<Data> {
  readonly keys: IdempotencyKeys
  readonly send: () => Promise<Data>
  /** Finds what an unanswered call has created. Undefined: nothing was created. */
  readonly find: (() => Promise<Data | undefined>) | undefined
}

/**
 * SHELL-47: makes a call that must take effect once. After a lost or unreadable response it looks whether the thing is
 * there, and again before the call is repeated.
 */
async function once<Data>(operation: Operation, input: object, { keys, send, find }: OnceOptions<Data>): Promise<Data> {
  const found = find && keys.isUnanswered(operation, input) ? await find() : undefined
  if (found !== undefined) {
    keys.forget(operation, input)
    return found
  }
  try {
    return await send()
  } catch (error) {
    const isUncertain = error instanceof RequestError && error.isUncertain
    const created = isUncertain ? await find?.().catch(() => undefined) : undefined
    if (created === undefined) throw error
    keys.forget(operation, input)
    return created
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

/** Creates the purchased profile and resolves to its id. After a lost response, finds the created one. */
const profileCreateMutationAtom = mutationAtom<CountryCode, number>({
  name: 'profileWizardCreate',
  run: async (request, countryId, { get }) => {
    // Past the cache: a call under way may have left before the earlier creation was done.
    const find = async () => {
      const { profileId, isFilled } = await request(profileWizardGet, {})
      return profileId !== null && !isFilled ? { profileId } : undefined
    }
    const input = { body: { countryId } }
    const send = () => request(profileWizardCreate, input)
    const create = async () =>
      (await find()) ?? once(profileWizardCreate, input, { keys: get(idempotencyKeysAtom), send, find })
    // Two tabs may start at the same moment: the second finds the profile that the first has created.
    const locks = windowLocks()
    const created = await (locks ? locks.request('profileCreation', create) : create())
    if (created.profileId === undefined) throw new CreationFailed(texts.failed)
    return created.profileId
  },
  invalidates: staleProfiles,
})

/** Creates the purchased profile once, then reports the purchase to the page's tracker. */
export const startCreationAtom = atom(null, async (get, set) => {
  if (get(creationAtom)?.at === 'creating') return
  const isAsked = get(isCreationAskedAtom) || get(creationAtom)?.at === 'failed'
  set(isCreationAskedAtom, false)
  // Noted before the request: neither a reload meanwhile nor another window creates a second one.
  if (!set(requestCreationAtom) && !isAsked) return
  set(creationAtom, { at: 'creating' })
  const { plan, country } = get(profileDraftAtom)
  const create = async (): Promise<PaidProfileCreation> => {
    try {
      const countryId = country ?? suggestedCountry(navigator.language)
      return { at: 'details', profileId: await set(profileCreateMutationAtom, countryId) }
    } catch (error) {
      return { at: 'failed', error: error instanceof CreationFailed ? error.message : errorText(error) }
    }
  }
  const created = await create()
  const hasSessionEnded = get(creationAtom)?.at !== 'creating'
  if (hasSessionEnded) return
  set(creationAtom, created)
  if (created.at === 'failed') return
  set(changeProfileDraftAtom, { plan: null })
  try {
    await trackPurchase(plan)
  } catch {
    set(showToastAtom, { intent: 'info', title: texts.committedPreviously })
  }
})

/** Throws for a payment that was made elsewhere: its plan is unknown here. */
async function trackPurchase(option: PlanOption | null): Promise<void> {
  const plan = option === null ? undefined : planOf(option)
  if (!plan) throw new TypeError('no plan was bought here')
  await track({ name: 'Purchase', plan: plan.option, value: plan.price, currency: 'USD' })
}

/** Keeps the typed details while their form is open: the form reports its values once more after it was sent. */
export const keepTypedDetailsAtom = atom(null, (get, set, values: Readonly<Record<string, unknown>>) => {
  if (get(creationAtom)?.at !== 'details') return
  set(changeProfileDraftAtom, purchaseDraftOf(values))
  set(typedPasswordAtom, passwordOf(values))
})

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
      // The form shows the error, unless it was closed meanwhile.
      if (!get(creationAtom)) set(showToastAtom, { intent: 'error', title: texts.fillFailed, text: errorText(error) })
      throw error
    }
  },
  onSuccess: ({ set }) => {
    set(changeProfileDraftAtom, { email: '', useOneTimeLink: false, oneTimeLinkEmail: '', country: null })
    set(creationAtom, undefined)
  },
  invalidates: staleProfiles,
  successToast: ({ fill }) => ({
    title: texts.connecting,
    isImportant: true,
    text: 'oneTimeLinkEmail' in fill ? texts.linkSent : texts.signingIn,
  }),
})
