import {
  canManageProfiles,
  isCreationDue,
  isPlanDue,
  isPurchaseDetected,
  isTopUpDetected,
  type Organization,
  plans,
  ProfileDraft,
  type ProfileId,
  type User,
} from '@tandem/contract'
import * as v from 'valibot'

export const purchaseKinds = ['plan', 'credits'] as const
export type PurchaseKind = (typeof purchaseKinds)[number]

/** A pending purchase, with the numbers of profiles and credits before the purchase (BILL-29). */
export const Order = v.object({
  kind: v.picklist(purchaseKinds),
  organizationId: v.number(),
  path: v.string(),
  /** The checkout accepts only one payment for each id. */
  orderId: v.string(),
  paidProfilesCount: v.number(),
  aiCreditsUsed: v.number(),
  aiCreditsTotal: v.number(),
})
export type Order = v.InferOutput<typeof Order>

/** Stored without the password (BILL-22, BILL-23). */
const PurchaseDraft = v.omit(ProfileDraft, ['password'])
export type PurchaseDraft = v.InferOutput<typeof PurchaseDraft>

export const StoredDraft = v.object({
  organizationId: v.number(),
  /** Number of paid profiles when `requested` was set. If the number is higher now, there was another purchase. */
  paidProfilesCount: v.number(),
  /** Id of the user who typed the values. Other users do not see these values (AUTH-15). */
  typedBy: v.nullable(v.number()),
  draft: PurchaseDraft,
})
export type StoredDraft = v.InferOutput<typeof StoredDraft>

/** The steps that continue after a reload. */
export const CreationStep = v.variant('at', [
  v.object({ at: v.literal('creating') }),
  v.object({ at: v.literal('failed'), error: v.string() }),
  v.object({ at: v.literal('details'), profileId: v.number(), password: v.string() }),
])
export type CreationStep = v.InferOutput<typeof CreationStep>

/** The user's step in a purchase. `done`: no purchase is open. `paying`: this window has opened the payment window. */
export type PurchaseStep =
  | { readonly at: 'done' }
  | { readonly at: 'choosing'; readonly kind: PurchaseKind }
  | { readonly at: 'paying'; readonly kind: PurchaseKind }
  | CreationStep

export const done: PurchaseStep = { at: 'done' }

export const isCreationStep = (step: PurchaseStep): step is CreationStep =>
  step.at === 'creating' || step.at === 'failed' || step.at === 'details'

/** The purchases of a user. */
export interface PurchaseState {
  readonly user: User
  readonly organization: Organization | undefined
  readonly unconfirmed: readonly Order[]
  readonly draft: StoredDraft
  readonly step: PurchaseStep
  /** True if the user has closed the plan modal. The modal then stays closed until the next page load. */
  readonly isPlanDismissed: boolean
}

export type PurchaseEvent =
  | { readonly is: 'choose'; readonly kind: PurchaseKind }
  /** Closes the dialog or overlay. */
  | { readonly is: 'leave' }
  | { readonly is: 'buy'; readonly kind: PurchaseKind; readonly path: string; readonly orderId: string }
  | { readonly is: 'reopen'; readonly kind: PurchaseKind }
  /** The payment window was closed, or the app cannot observe it. */
  | { readonly is: 'windowGone' }
  /** The user did not pay. */
  | { readonly is: 'abandon'; readonly kind: PurchaseKind }
  | { readonly is: 'paid'; readonly kind: PurchaseKind }
  /** The numbers of profiles were read. */
  | { readonly is: 'figuresRead' }
  | { readonly is: 'create' }
  | { readonly is: 'created'; readonly profileId: ProfileId }
  | { readonly is: 'failed'; readonly error: string }
  | { readonly is: 'connect'; readonly profileId: ProfileId }
  | { readonly is: 'type'; readonly typed: Partial<PurchaseDraft>; readonly password: string }
  | { readonly is: 'filled' }

const nothingTyped = { email: '', useOneTimeLink: false, oneTimeLinkEmail: '', country: null }

/** The user's draft. Ignores the draft of another organization. */
export function ownDraft(stored: StoredDraft | null, { id, organizationId }: User): StoredDraft {
  if (stored?.organizationId !== organizationId) {
    const draft = { ...nothingTyped, plan: null, requested: false }
    return { organizationId, paidProfilesCount: 0, typedBy: id, draft }
  }
  return stored.typedBy === id ? stored : { ...stored, typedBy: id, draft: { ...stored.draft, ...nothingTyped } }
}

const isRequested = ({ user, draft }: PurchaseState): boolean =>
  draft.draft.requested && user.paidProfilesCount <= draft.paidProfilesCount

/** True if a paid profile must be created now (BILL-21), and the user may add profiles (BILL-44). */
const isDue = (state: PurchaseState): boolean =>
  canManageProfiles(state.user.role) && !isCreationStep(state.step) && isCreationDue(state.user, isRequested(state))

/**
 * True if the number of paid profiles must be stored, because all paid profiles exist, or the number has become lower.
 * With the stored number, the app does not create a profile again after the user has deleted it.
 */
function isComplete({ user: { paidProfilesCount, profilesCount }, draft }: PurchaseState): boolean {
  const isNoted = draft.draft.requested && draft.paidProfilesCount === paidProfilesCount
  return !isNoted && (paidProfilesCount <= profilesCount || paidProfilesCount < draft.paidProfilesCount)
}

/** The orders whose payment has arrived (BILL-16, BILL-27, BILL-28). */
export const paidOrders = ({ user, organization, unconfirmed }: PurchaseState): readonly Order[] =>
  unconfirmed.filter((order) =>
    order.kind === 'plan'
      ? isPurchaseDetected(order.paidProfilesCount, user)
      : organization !== undefined && isTopUpDetected(order, organization),
  )

const orderOf = ({ unconfirmed }: PurchaseState, kind: PurchaseKind): Order | undefined =>
  unconfirmed.find((order) => order.kind === kind)

/** The dialog on a path. The plan modal opens while no profile is paid (BILL-2). */
export function choiceOn(path: string, state: PurchaseState): PurchaseKind | undefined {
  const { step, user, isPlanDismissed } = state
  if (step.at === 'choosing') return step.kind
  // The plan modal stays closed while a plan is being paid (BILL-31), and for users who may not add profiles (BILL-44).
  if (step.at !== 'done' || isPlanDismissed || orderOf(state, 'plan') || !canManageProfiles(user.role)) return undefined
  return isPlanDue(user, path) ? 'plan' : undefined
}

const withDraft = (state: PurchaseState, change: Partial<PurchaseDraft>): PurchaseState => ({
  ...state,
  draft: { ...state.draft, draft: { ...state.draft.draft, ...change } },
})

/** Stores the number of paid profiles when a creation is requested, so that the creation begins only once (BILL-18). */
const withRequest = ({ draft, user, ...state }: PurchaseState): PurchaseState => ({
  ...state,
  user,
  draft: { ...draft, paidProfilesCount: user.paidProfilesCount, draft: { ...draft.draft, requested: true } },
})

const withoutOrder = (state: PurchaseState, kind: PurchaseKind): PurchaseState => ({
  ...state,
  unconfirmed: state.unconfirmed.filter((order) => order.kind !== kind),
  step: state.step.at === 'paying' && state.step.kind === kind ? done : state.step,
})

function boughtOrder(state: PurchaseState, { kind, path, orderId }: PurchaseEvent & { is: 'buy' }): Order {
  const { organizationId, paidProfilesCount } = state.user
  const { aiCreditsUsed = 0, aiCreditsTotal = 0 } = state.organization ?? {}
  return { kind, organizationId, path, orderId, paidProfilesCount, aiCreditsUsed, aiCreditsTotal }
}

/** Returns the state after an event. An event that comes too late for the present step changes nothing. */
export function reduce(state: PurchaseState, event: PurchaseEvent): PurchaseState {
  const { step, user, unconfirmed } = state
  switch (event.is) {
    case 'choose':
      return step.at === 'done' || step.at === 'choosing'
        ? { ...state, step: { at: 'choosing', kind: event.kind } }
        : state
    case 'leave': {
      const isPlan = step.at === 'done' || (step.at === 'choosing' && step.kind === 'plan')
      return { ...state, step: done, isPlanDismissed: state.isPlanDismissed || isPlan }
    }
    case 'buy': {
      const { kind } = event
      const others = unconfirmed.filter((order) => order.kind !== kind)
      return { ...state, unconfirmed: [...others, boughtOrder(state, event)], step: { at: 'paying', kind } }
    }
    case 'reopen':
      return orderOf(state, event.kind) ? { ...state, step: { at: 'paying', kind: event.kind } } : state
    case 'windowGone':
      return step.at === 'paying' ? { ...state, step: done } : state
    case 'abandon':
      return withoutOrder(state, event.kind)
    case 'paid': {
      const order = orderOf(state, event.kind)
      const settled = withoutOrder(state, event.kind)
      if (event.kind === 'credits' || !order) return settled
      // If no plan at this path has `user.paidProfilesCount` profiles, another user has bought another plan.
      const bought = plans.find((plan) => plan.paymentPath === order.path && plan.profiles === user.paidProfilesCount)
      return withDraft(settled, { plan: bought?.option ?? null })
    }
    case 'figuresRead':
      if (isDue(state)) return reduce(state, { is: 'create' })
      return isComplete(state) ? withRequest(state) : state
    case 'create':
      return step.at === 'creating' ? state : { ...withRequest(state), step: { at: 'creating' } }
    case 'created':
      if (step.at !== 'creating') return state
      return {
        ...withDraft(state, { plan: null }),
        step: { at: 'details', profileId: event.profileId, password: '' },
      }
    case 'failed':
      return step.at === 'creating' ? { ...state, step: { at: 'failed', error: event.error } } : state
    case 'connect':
      return { ...state, step: { at: 'details', profileId: event.profileId, password: '' } }
    case 'type':
      // Ignores the values that the form reports once more after the form was sent.
      if (step.at !== 'details') return state
      return { ...withDraft(state, event.typed), step: { ...step, password: event.password } }
    case 'filled':
      break
  }
  return { ...withDraft(state, nothingTyped), step: step.at === 'details' ? done : step }
}
