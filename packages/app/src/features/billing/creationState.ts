import { isCreationDue, pollingMs, profileWizardGet } from '@tandem/contract'
import { atom } from 'jotai'
import * as v from 'valibot'
import { operationQueryAtom } from '../../shared/operationAtoms.ts'
import { userAtom } from '../../shared/session.ts'
import { storedAtom } from '../../shared/storedAtom.ts'
import { profileDraftAtom } from './profileDraft.ts'
import { purchaseAtoms } from './purchase.ts'

/** How far the creation of a purchased profile is: requested, failed, or created with its account still unknown. */
export type Creation =
  | { readonly at: 'creating' }
  | { readonly at: 'failed'; readonly error: string }
  | { readonly at: 'details'; readonly profileId: number }

const OpenDetails = v.object({ organizationId: v.number(), profileId: v.number(), password: v.string() })

/** The open form of a profile's account, for as long as this tab lives: a reload brings it back (BILL-23). */
const openDetailsAtom = storedAtom<v.InferOutput<typeof OpenDetails> | null>({
  key: 'profileDetails',
  version: 1,
  schema: v.nullable(OpenDetails),
  initial: null,
  storage: 'session',
})

const ownDetailsAtom = atom((get) => {
  const details = get(openDetailsAtom)
  return details?.organizationId === get(userAtom)?.organizationId ? details : null
})

const detailsProfileIdAtom = atom((get) => get(ownDetailsAtom)?.profileId)

/** The password that is typed in the open form. Wiped with the form. */
export const typedPasswordAtom = atom(
  (get) => get(ownDetailsAtom)?.password ?? '',
  (get, set, password: string) => {
    const details = get(ownDetailsAtom)
    if (details && details.password !== password) set(openDetailsAtom, { ...details, password })
  },
)

const requestAtom = atom<Exclude<Creation, { readonly at: 'details' }> | undefined>(undefined)

export const creationAtom = atom(
  (get): Creation | undefined => {
    const profileId = get(detailsProfileIdAtom)
    return get(requestAtom) ?? (profileId === undefined ? undefined : { at: 'details', profileId })
  },
  (get, set, creation: Creation | undefined) => {
    const { organizationId } = get(userAtom) ?? {}
    const isOpen = creation?.at === 'details' && organizationId !== undefined
    set(openDetailsAtom, isOpen ? { organizationId, profileId: creation.profileId, password: '' } : null)
    set(requestAtom, creation?.at === 'details' ? undefined : creation)
  },
)

/** What the server knows of the creation; read every 5 s while a plan is paid for, or a profile is created. */
export const profileWizardQueryAtom = operationQueryAtom(
  { profileWizardGet },
  (get) => (get(userAtom) ? {} : undefined),
  (get) => (get(purchaseAtoms.plan) || get(creationAtom) ? { refetchInterval: pollingMs.creationWizard } : {}),
)

/** The user wants the creation that was left or has failed. */
export const isCreationAskedAtom = atom(false)

/** Whether a paid profile is to be created now: once for each purchase, wherever it was made (BILL-21). */
export const isCreationDueAtom = atom((get): boolean => {
  const user = get(userAtom)
  if (!user || get(creationAtom)) return false
  return get(isCreationAskedAtom) || isCreationDue(user, get(profileDraftAtom).requested)
})

/** What is missing of purchased profiles: how the account of one is reached, or a number of profiles themselves. */
export type UnfinishedProfiles = { readonly profileId: number } | { readonly missing: number }

export const unfinishedProfilesAtom = atom((get): UnfinishedProfiles | undefined => {
  const user = get(userAtom)
  const { data: wizard } = get(profileWizardQueryAtom)
  if (!user || !wizard || get(creationAtom) || get(isCreationDueAtom)) return undefined
  if (wizard.profileId !== null && !wizard.isFilled) return { profileId: wizard.profileId }
  const missing = user.paidProfilesCount - user.profilesCount
  return missing > 0 ? { missing } : undefined
})
