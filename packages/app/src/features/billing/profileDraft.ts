import { type PlanOption, ProfileDraft } from '@tandem/contract'
import { atom } from 'jotai'
import * as v from 'valibot'
import { userAtom } from '../../shared/session.ts'
import { storedAtom } from '../../shared/storedAtom.ts'

/** All of it but the password, which stays in the form (decisions, 'Drafts and secrets'). */
const Draft = v.omit(ProfileDraft, ['password'])
export type Draft = v.InferOutput<typeof Draft>

const StoredDraft = v.object({
  organizationId: v.number(),
  /** Before the purchase was begun: it is paid when there are more. */
  paidProfilesCount: v.number(),
  draft: Draft,
})

const storedDraftAtom = storedAtom<v.InferOutput<typeof StoredDraft> | null>({
  key: 'profileCreation',
  version: 1,
  schema: v.nullable(StoredDraft),
  initial: null,
})

const emptyDraft: Draft = {
  email: '',
  useOneTimeLink: false,
  oneTimeLinkEmail: '',
  country: null,
  plan: null,
  requested: false,
}

/** The draft of the user's organization; another one's, left by somebody else in this browser, is none. */
const ownDraftAtom = atom((get) => {
  const stored = get(storedDraftAtom)
  return stored?.organizationId === get(userAtom)?.organizationId ? stored : null
})

/** The profile that is being bought. */
export const profileDraftAtom = atom((get) => get(ownDraftAtom)?.draft ?? emptyDraft)

/** Of the purchase that this browser began last, until its profile has been created: how many profiles were paid for before it. */
export const earlierPaidCountAtom = atom((get) => {
  const own = get(ownDraftAtom)
  return own && own.draft.plan !== null ? own.paidProfilesCount : undefined
})

export const changeProfileDraftAtom = atom(null, (get, set, change: Partial<Draft>) => {
  const { organizationId = 0, paidProfilesCount = 0 } = get(userAtom) ?? {}
  set(storedDraftAtom, (stored) => {
    const own =
      stored?.organizationId === organizationId ? stored : { organizationId, paidProfilesCount, draft: emptyDraft }
    return { ...own, draft: { ...own.draft, ...change } }
  })
})

/** A purchase begins: its profile has not been asked for yet. */
export const startProfileDraftAtom = atom(null, (get, set, plan: PlanOption) => {
  const { organizationId = 0, paidProfilesCount = 0 } = get(userAtom) ?? {}
  set(storedDraftAtom, {
    organizationId,
    paidProfilesCount,
    draft: { ...get(profileDraftAtom), plan, requested: false },
  })
})
