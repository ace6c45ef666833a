import {
  canManageProfiles,
  organizationGet,
  pollingMs,
  profileWizardGet,
  userMe,
  type ProfileId,
} from '@tandem/contract'
import { atom, type Getter } from 'jotai'
import { selectAtom } from 'jotai/utils'
import * as v from 'valibot'
import { isDeepEqual } from '../../shared/api/isDeepEqual.ts'
import { operationQueryAtom } from '../../shared/api/operationAtoms.ts'
import { pathnameAtom } from '../../shared/router/search.ts'
import { type AppStore } from '../../shared/session/appStore.ts'
import { organizationQueryAtom, userAtom } from '../../shared/session/session.ts'
import { storedAtom } from '../../shared/storage/storedAtom.ts'
import {
  choiceOn,
  CreationStep,
  done,
  isCreationStep,
  Order,
  ownDraft,
  type PurchaseEvent,
  type PurchaseKind,
  type PurchaseState,
  type PurchaseStep,
  reduce,
  StoredDraft,
} from './purchase.ts'

/** The orders of all organizations whose users bought something in this browser. */
const storedOrdersAtom = storedAtom<readonly Order[]>({
  key: 'purchases',
  version: 1,
  schema: v.array(Order),
  initial: [],
})

const storedDraftAtom = storedAtom<StoredDraft | null>({
  key: 'profileCreation',
  version: 3,
  schema: v.nullable(StoredDraft),
  initial: null,
})

const StoredStep = v.object({ userId: v.number(), step: CreationStep })

/** A step of creating a profile. After a reload, the creation continues (BILL-21), or the form opens (BILL-23). */
const storedStepAtom = storedAtom<v.InferOutput<typeof StoredStep> | null>({
  key: 'profileDetails',
  version: 3,
  schema: v.nullable(StoredStep),
  initial: null,
  storage: 'session',
})

interface OwnState extends Pick<PurchaseState, 'step' | 'isPlanDismissed'> {
  readonly userId: number
}

const ownStateAtom = atom<OwnState | undefined>(undefined)

/** A reload retries a failed creation. */
const continued = (step: CreationStep): CreationStep => (step.at === 'failed' ? { at: 'creating' } : step)

/** The unpaid orders of the user's organization. All windows share these orders. */
export const unconfirmedAtom = atom((get): readonly Order[] => {
  const organizationId = get(userAtom)?.organizationId
  return get(storedOrdersAtom).filter((order) => order.organizationId === organizationId)
})

/** The state of the signed-in user's purchases. Set an event to change the state: `{ is: 'choose', kind: 'plan' }`. */
export const purchaseAtom = atom(
  (get): PurchaseState | undefined => {
    const user = get(userAtom)
    if (!user) return undefined
    const own = get(ownStateAtom)
    const stored = get(storedStepAtom)
    const before = stored?.userId === user.id ? continued(stored.step) : done
    const { step, isPlanDismissed } = own?.userId === user.id ? own : { step: before, isPlanDismissed: false }
    const unconfirmed = get(unconfirmedAtom)
    // If another window has ended the order, the payment ends in this window too.
    const isOver = step.at === 'paying' && !unconfirmed.some(({ kind }) => kind === step.kind)
    return {
      user,
      organization: get(organizationQueryAtom).data,
      unconfirmed,
      draft: ownDraft(get(storedDraftAtom), user),
      step: isOver ? done : step,
      isPlanDismissed,
    }
  },
  (get, set, event: PurchaseEvent) => {
    // Reads the values that other windows have stored.
    set(storedOrdersAtom, (stored) => stored)
    set(storedDraftAtom, (stored) => stored)
    const before = get(purchaseAtom)
    if (!before) return
    const after = reduce(before, event)
    const { user, unconfirmed, draft, step, isPlanDismissed } = after
    if (unconfirmed !== before.unconfirmed) {
      const isOfOthers = ({ organizationId }: Order) => organizationId !== user.organizationId
      set(storedOrdersAtom, (stored) => [...stored.filter(isOfOthers), ...unconfirmed])
    }
    if (draft !== before.draft) set(storedDraftAtom, draft)
    set(ownStateAtom, { userId: user.id, step, isPlanDismissed })
    // Also deletes the step of another user (AUTH-15).
    set(storedStepAtom, isCreationStep(step) ? { userId: user.id, step } : null)
  },
)

/** Deletes the present step, which can contain a typed password. The orders stay stored. */
export function endStep({ set }: AppStore): void {
  set(ownStateAtom, undefined)
  set(storedStepAtom, null)
}

/** The step that the page shows. */
export const purchaseStepAtom = atom((get): PurchaseStep => get(purchaseAtom)?.step ?? done)

export const choiceAtom = atom((get): PurchaseKind | undefined => {
  const state = get(purchaseAtom)
  return state && choiceOn(get(pathnameAtom), state)
})

/** The pending payments, except for the payment that this window shows as its step. */
export const backgroundPaymentsAtom = atom((get): readonly PurchaseKind[] => {
  const step = get(purchaseStepAtom)
  const paying = step.at === 'paying' ? step.kind : undefined
  return get(unconfirmedAtom).flatMap(({ kind }) => (kind === paying ? [] : [kind]))
})

/** True if a purchase is shown or pending. */
export const isPurchaseShownAtom = atom(
  (get) => get(purchaseStepAtom).at !== 'done' || get(choiceAtom) !== undefined || get(unconfirmedAtom).length > 0,
)

const isPlanUnderWay = (get: Getter) =>
  get(unconfirmedAtom).some(({ kind }) => kind === 'plan') || isCreationStep(get(purchaseStepAtom))

/** Polled every 5 s while the payment of a plan is pending, and during the creation of a profile. */
export const profileWizardQueryAtom = operationQueryAtom(
  { profileWizardGet },
  (get) => (get(userAtom) ? {} : undefined),
  (get) => (isPlanUnderWay(get) ? { refetchInterval: pollingMs.creationWizard } : {}),
)

/**
 * Polled every 5 s while the plan modal is open or the payment of a plan is pending (BILL-15). `userAtom` gets the
 * response.
 */
const userPollAtom = operationQueryAtom(
  { userMe },
  (get) => {
    const isPlanWaiting = get(unconfirmedAtom).some(({ kind }) => kind === 'plan')
    return get(userAtom) && (isPlanWaiting || get(choiceAtom) === 'plan') ? {} : undefined
  },
  () => ({ refetchInterval: pollingMs.user, staleTime: 0 }),
)

/** Polled every 5 s during the payment of credits (BILL-26). `organizationQueryAtom` gets the response. */
const organizationPollAtom = operationQueryAtom(
  { organizationGet },
  (get) => {
    const order = get(unconfirmedAtom).find(({ kind }) => kind === 'credits')
    return order && { params: { organizationId: order.organizationId } }
  },
  () => ({ refetchInterval: pollingMs.organization, staleTime: 0 }),
)

/** A change of these values can begin or end a step. */
export const figuresAtom = selectAtom(
  atom((get) => {
    get(userPollAtom)
    get(organizationPollAtom)
    const wizard = isPlanUnderWay(get) ? get(profileWizardQueryAtom).data : undefined
    const { user, organization, unconfirmed, step } = get(purchaseAtom) ?? {}
    return {
      user: user && [user.id, user.role, user.paidProfilesCount, user.profilesCount],
      credits: [organization?.aiCreditsUsed, organization?.aiCreditsTotal],
      orders: unconfirmed?.map(({ orderId }) => orderId),
      step: step?.at,
      filledProfileId: wizard?.isFilled ? wizard.profileId : undefined,
    }
  }),
  (figures) => figures,
  isDeepEqual,
)

/** A profile without sign-in details, or the number of profiles to create. */
type UnfinishedProfiles = { readonly profileId: ProfileId } | { readonly missing: number }

export const unfinishedProfilesAtom = atom((get): UnfinishedProfiles | undefined => {
  const user = get(userAtom)
  const { data: wizard } = get(profileWizardQueryAtom)
  if (!user || !canManageProfiles(user.role) || !wizard || isCreationStep(get(purchaseStepAtom))) return undefined
  if (wizard.profileId !== null && !wizard.isFilled) return { profileId: wizard.profileId }
  const missing = user.paidProfilesCount - user.profilesCount
  return missing > 0 ? { missing } : undefined
})

/** Connects the created profile, or creates a profile. */
export function finishProfile({ get, set }: AppStore): void {
  const unfinished = get(unfinishedProfilesAtom)
  if (!unfinished) return
  set(purchaseAtom, 'profileId' in unfinished ? { is: 'connect', ...unfinished } : { is: 'create' })
}
