import { isCreationDue, isPurchaseDetected, pollingMs, profileWizardGet } from '@tandem/contract'
import { atom } from 'jotai'
import { operationQueryAtom } from '../../shared/operationAtoms.ts'
import { userAtom } from '../../shared/session.ts'
import { earlierPaidCountAtom, profileDraftAtom } from './profileDraft.ts'
import { purchaseAtom } from './purchase.ts'

/** How far the creation of a purchased profile is: asked for, failed, or created and waiting for how its account is reached. */
export type Creation =
  | { readonly at: 'creating' }
  | { readonly at: 'failed'; readonly error: string }
  | { readonly at: 'details'; readonly profileId: number }

export const creationAtom = atom<Creation | undefined>(undefined)

/** What the server knows of the creation; asked for every 5 s while a plan is paid for, or a profile is created. */
export const profileWizardQueryAtom = operationQueryAtom(
  { profileWizardGet },
  (get) => (get(userAtom) ? {} : undefined),
  (get) =>
    get(purchaseAtom)?.kind === 'plan' || get(creationAtom) ? { refetchInterval: pollingMs.creationWizard } : {},
)

/** Somebody has asked for the creation that was left or has failed. */
export const isCreationAskedAtom = atom(false)

/**
 * Whether a paid profile is to be created now: after the purchase that this browser began, or, where it knows of none, when no profile has ever
 * been created for what is paid (document 1, section 4). Once for each purchase.
 */
export const isCreationDueAtom = atom((get): boolean => {
  const user = get(userAtom)
  if (!user || get(purchaseAtom) || get(creationAtom)) return false
  if (get(isCreationAskedAtom)) return true
  if (!isCreationDue(user, get(profileDraftAtom).requested)) return false
  const earlierPaidCount = get(earlierPaidCountAtom)
  if (earlierPaidCount !== undefined) return isPurchaseDetected(earlierPaidCount, user)
  return get(profileWizardQueryAtom).data?.profileId === null
})

/** A purchased profile that still needs something: to be created, or to be told how its account is reached. */
export const unfinishedProfileAtom = atom((get): { readonly profileId: number | null } | undefined => {
  const user = get(userAtom)
  const { data: wizard } = get(profileWizardQueryAtom)
  if (!user || !wizard || get(creationAtom) || get(isCreationDueAtom)) return undefined
  if (wizard.profileId !== null && !wizard.isFilled) return { profileId: wizard.profileId }
  const { plan, requested } = get(profileDraftAtom)
  const isLost = wizard.profileId === null || (plan !== null && requested)
  return isLost && isCreationDue(user, false) ? { profileId: null } : undefined
})
