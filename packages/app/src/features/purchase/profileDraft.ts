import { ProfileDraft, type User } from '@tandem/contract'
import { atom } from 'jotai'
import * as v from 'valibot'
import { userAtom } from '../../shared/session/session.ts'
import { storedAtom } from '../../shared/storage/storedAtom.ts'

/** All but the password (BILL-22, BILL-23). */
const PurchaseDraft = v.omit(ProfileDraft, ['password'])
export type PurchaseDraft = v.InferOutput<typeof PurchaseDraft>

const StoredDraft = v.object({
  organizationId: v.number(),
  /** How many profiles were paid when `requested` was set: with more of them there is another purchase. */
  paidProfilesCount: v.number(),
  /** The user who typed the details of the account: nobody else sees them (AUTH-15). */
  typedBy: v.nullable(v.number()),
  draft: PurchaseDraft,
})
type StoredDraft = v.InferOutput<typeof StoredDraft>

const storedDraftAtom = storedAtom<StoredDraft | null>({
  key: 'profileCreation',
  version: 3,
  schema: v.nullable(StoredDraft),
  initial: null,
})

const nothingTyped = { email: '', useOneTimeLink: false, oneTimeLinkEmail: '', country: null }
const emptyDraft: PurchaseDraft = { ...nothingTyped, plan: null, requested: false }

/** The draft of the user's organization, without what another user typed; another one's may be left in this browser. */
function ownDraftOf(stored: StoredDraft | null, { id, organizationId }: User): StoredDraft {
  if (stored?.organizationId !== organizationId)
    return { organizationId, paidProfilesCount: 0, typedBy: id, draft: emptyDraft }
  const typed = stored.typedBy === id ? {} : nothingTyped
  return { ...stored, typedBy: id, draft: { ...stored.draft, ...typed } }
}

const isRequestedFor = ({ paidProfilesCount, draft }: StoredDraft, user: User): boolean =>
  draft.requested && user.paidProfilesCount <= paidProfilesCount

/** The profile that is being bought, and whether its creation was requested already (BILL-18). */
export const profileDraftAtom = atom((get): PurchaseDraft => {
  const user = get(userAtom)
  if (!user) return emptyDraft
  const own = ownDraftOf(get(storedDraftAtom), user)
  return { ...own.draft, requested: isRequestedFor(own, user) }
})

/** Changes what is typed or bought. */
export const changeProfileDraftAtom = atom(null, (get, set, change: Partial<Omit<PurchaseDraft, 'requested'>>) => {
  const user = get(userAtom)
  if (!user) return
  set(storedDraftAtom, (stored) => {
    const own = ownDraftOf(stored, user)
    return { ...own, draft: { ...own.draft, ...change } }
  })
})

/**
 * Stores that the creation of the profile paid now has been requested.
 * @returns whether no window of this browser has requested it before
 */
export const requestCreationAtom = atom(null, (get, set): boolean => {
  const user = get(userAtom)
  if (!user) return false
  let isFirst = false
  set(storedDraftAtom, (stored) => {
    const own = ownDraftOf(stored, user)
    isFirst = !isRequestedFor(own, user)
    return { ...own, paidProfilesCount: user.paidProfilesCount, draft: { ...own.draft, requested: true } }
  })
  return isFirst
})

/**
 * Records that no profile is missing: all paid ones exist, or fewer are paid than before. Otherwise a profile that is
 * deleted later would be created again.
 */
export const followPaidProfilesAtom = atom(null, (get, set, user: User) => {
  const { paidProfilesCount, profilesCount } = user
  const own = ownDraftOf(get(storedDraftAtom), user)
  const isNoted = own.draft.requested && own.paidProfilesCount === paidProfilesCount
  if (!isNoted && (paidProfilesCount <= profilesCount || paidProfilesCount < own.paidProfilesCount)) {
    set(requestCreationAtom)
  }
})
