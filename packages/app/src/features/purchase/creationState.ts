import { canManageProfiles, isCreationDue, pollingMs, profileWizardGet, type ProfileId } from '@tandem/contract'
import { atom } from 'jotai'
import * as v from 'valibot'
import { operationQueryAtom } from '../../shared/api/operationAtoms.ts'
import { userAtom } from '../../shared/session/session.ts'
import { storedAtom } from '../../shared/storage/storedAtom.ts'
import { profileDraftAtom } from './profileDraft.ts'
import { purchaseAtoms } from './purchase.ts'

/** How far the creation of a purchased profile is: requested, failed, or created with its account still unknown. */
export type PaidProfileCreation =
  | { readonly at: 'creating' }
  | { readonly at: 'failed'; readonly error: string }
  | { readonly at: 'details'; readonly profileId: ProfileId }

const OpenDetails = v.object({ userId: v.number(), profileId: v.number(), password: v.string() })

/** The open form of a profile's account, for as long as this tab lives: a reload brings it back (BILL-23). */
const openDetailsAtom = storedAtom<v.InferOutput<typeof OpenDetails> | null>({
  key: 'profileDetails',
  version: 2,
  schema: v.nullable(OpenDetails),
  initial: null,
  storage: 'session',
})

const ownDetailsAtom = atom((get) => {
  const details = get(openDetailsAtom)
  return details?.userId === get(userAtom)?.id ? details : null
})

/** AUTH-15: drops what another user has typed, whose session ended in another tab or while this one was closed. */
export const dropForeignDetailsAtom = atom(null, (get, set) => {
  const details = get(openDetailsAtom)
  if (details && details.userId !== get(userAtom)?.id) set(openDetailsAtom, null)
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

/** The user whose creation runs in this tab or has failed: a reload continues it (BILL-21). */
const creatorIdAtom = storedAtom<number | null>({
  key: 'profileCreator',
  version: 1,
  schema: v.nullable(v.number()),
  initial: null,
  storage: 'session',
})

const requestAtom = atom<Exclude<PaidProfileCreation, { readonly at: 'details' }> | undefined>(undefined)

export const creationAtom = atom(
  (get): PaidProfileCreation | undefined => {
    const profileId = get(detailsProfileIdAtom)
    return get(requestAtom) ?? (profileId === undefined ? undefined : { at: 'details', profileId })
  },
  (get, set, creation: PaidProfileCreation | undefined) => {
    const { id: userId } = get(userAtom) ?? {}
    const isOpen = creation?.at === 'details' && userId !== undefined
    set(openDetailsAtom, isOpen ? { userId, profileId: creation.profileId, password: '' } : null)
    const request = creation?.at === 'details' ? undefined : creation
    set(requestAtom, request)
    set(creatorIdAtom, request && userId !== undefined ? userId : null)
  },
)

/** The server's state of the creation; read every 5 s while a plan is paid for or a profile is created. */
export const profileWizardQueryAtom = operationQueryAtom(
  { profileWizardGet },
  (get) => (get(userAtom) ? {} : undefined),
  (get) => (get(purchaseAtoms.plan) || get(creationAtom) ? { refetchInterval: pollingMs.creationWizard } : {}),
)

const isAskedAtom = atom(false)

/** The user wants the creation that was left or has failed, or a reload interrupted it. */
export const isCreationAskedAtom = atom(
  (get) => get(isAskedAtom) || (get(userAtom) !== null && get(creatorIdAtom) === get(userAtom)?.id),
  (_get, set, isAsked: boolean) => set(isAskedAtom, isAsked),
)

/** BILL-21: a paid profile waits for its creation, which starts once for each purchase. */
export const isCreationDueAtom = atom((get): boolean => {
  const user = get(userAtom)
  // A member could not say how the account of the new profile is reached (BILL-44).
  if (!user || !canManageProfiles(user.role) || get(creationAtom)) return false
  return get(isCreationAskedAtom) || isCreationDue(user, get(profileDraftAtom).requested)
})

/** Unfinished purchased profiles: one without sign-in details, or a number that has not been created. */
export type UnfinishedProfiles = { readonly profileId: ProfileId } | { readonly missing: number }

export const unfinishedProfilesAtom = atom((get): UnfinishedProfiles | undefined => {
  const user = get(userAtom)
  const { data: wizard } = get(profileWizardQueryAtom)
  if (!user || !canManageProfiles(user.role) || !wizard || get(creationAtom) || get(isCreationDueAtom)) return undefined
  if (wizard.profileId !== null && !wizard.isFilled) return { profileId: wizard.profileId }
  const missing = user.paidProfilesCount - user.profilesCount
  return missing > 0 ? { missing } : undefined
})
