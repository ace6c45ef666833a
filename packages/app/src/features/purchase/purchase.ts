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

/** A purchase whose payment is pending, with the numbers of profiles and credits before the purchase (BILL-29). */
export const Order = v.object({
  kind: v.picklist(purchaseKinds),
  organizationId: v.number(),
  /** Path of the payment page. */
  path: v.string(),
  /** The checkout charges an order once, even if the user pays on its page several times. */
  orderId: v.string(),
  paidProfilesCount: v.number(),
  aiCreditsUsed: v.number(),
  aiCreditsTotal: v.number(),
})
export type Order = v.InferOutput<typeof Order>

/** The stored values of a new profile, without the password (BILL-22, BILL-23). */
const PurchaseDraft = v.omit(ProfileDraft, ['password'])
export type PurchaseDraft = v.InferOutput<typeof PurchaseDraft>

export const StoredDraft = v.object({
  organizationId: v.number(),
  /** Number of paid profiles when `requested` was set. If more profiles are paid now, there was another purchase. */
  paidProfilesCount: v.number(),
  /** The user who typed the sign-in details. Other users do not see them (AUTH-15). */
  typedBy: v.nullable(v.number()),
  draft: PurchaseDraft,
})
export type StoredDraft = v.InferOutput<typeof StoredDraft>

/** The steps that continue after a reload: the creation of the paid profile, and the form for its sign-in. */
export const CreationStep = v.variant('at', [
  v.object({ at: v.literal('creating') }),
  v.object({ at: v.literal('failed'), error: v.string() }),
  v.object({ at: v.literal('details'), profileId: v.number(), password: v.string() }),
])
export type CreationStep = v.InferOutput<typeof CreationStep>

/** The step that is shown over the page. `paying`: this window has opened the payment window. */
export type PurchaseStep =
  | { readonly at: 'done' }
  | { readonly at: 'choosing'; readonly kind: PurchaseKind }
  | { readonly at: 'paying'; readonly kind: PurchaseKind }
  | CreationStep

export const done: PurchaseStep = { at: 'done' }

export const isCreationStep = (step: PurchaseStep): step is CreationStep =>
  step.at === 'creating' || step.at === 'failed' || step.at === 'details'

/** The purchases of a user: plans with their first profile, and AI credits. */
export interface PurchaseState {
  readonly user: User
  readonly organization: Organization | undefined
  /** Orders of the organization whose payment has not arrived yet. */
  readonly unconfirmed: readonly Order[]
  readonly draft: StoredDraft
  readonly step: PurchaseStep
  /**
   * True after the user has closed the plan modal. The modal does not open automatically again until the next page
   * load.
   */
  readonly isPlanDismissed: boolean
}

export type PurchaseEvent =
  /** The user opens a purchase dialog. */
  | { readonly is: 'choose'; readonly kind: PurchaseKind }
  /** The user closes the dialog or overlay. */
  | { readonly is: 'leave' }
  | { readonly is: 'buy'; readonly kind: PurchaseKind; readonly path: string; readonly orderId: string }
  /** The user has opened the payment page of an order again. */
  | { readonly is: 'reopen'; readonly kind: PurchaseKind }
  /** The payment window was closed, or the app cannot observe it. The order stays unconfirmed. */
  | { readonly is: 'windowGone' }
  /** The user confirms that they did not pay. */
  | { readonly is: 'abandon'; readonly kind: PurchaseKind }
  /** The payment has arrived. */
  | { readonly is: 'paid'; readonly kind: PurchaseKind }
  /** The server's numbers of paid and existing profiles were read. */
  | { readonly is: 'figuresRead' }
  | { readonly is: 'create' }
  | { readonly is: 'created'; readonly profileId: ProfileId }
  | { readonly is: 'failed'; readonly error: string }
  /** The user wants to connect a profile that was created earlier. */
  | { readonly is: 'connect'; readonly profileId: ProfileId }
  | { readonly is: 'type'; readonly typed: Partial<PurchaseDraft>; readonly password: string }
  /** The sign-in details were sent. */
  | { readonly is: 'filled' }

const nothingTyped = { email: '', useOneTimeLink: false, oneTimeLinkEmail: '', country: null }

/**
 * The draft of the user's organization without the values that another user typed. This browser may store the draft of
 * another organization, which is ignored.
 */
export function ownDraft(stored: StoredDraft | null, { id, organizationId }: User): StoredDraft {
  if (stored?.organizationId !== organizationId) {
    const draft = { ...nothingTyped, plan: null, requested: false }
    return { organizationId, paidProfilesCount: 0, typedBy: id, draft }
  }
  return stored.typedBy === id ? stored : { ...stored, typedBy: id, draft: { ...stored.draft, ...nothingTyped } }
}

const isRequested = ({ user, draft }: PurchaseState): boolean =>
  draft.draft.requested && user.paidProfilesCount <= draft.paidProfilesCount

/**
 * True if a paid profile must be created (BILL-21). False for members, because they cannot send the sign-in details of
 * the profile (BILL-44).
 */
const isDue = (state: PurchaseState): boolean =>
  canManageProfiles(state.user.role) && !isCreationStep(state.step) && isCreationDue(state.user, isRequested(state))

/**
 * True if the present number of paid profiles must be stored, because no paid profile is missing, or because fewer
 * profiles are paid than the stored number. A profile that the user deletes later is then not created again. False if
 * the present number is stored already.
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

/** The purchase dialog on a path. The plan modal opens automatically while no profile is paid (BILL-2). */
export function choiceOn(path: string, state: PurchaseState): PurchaseKind | undefined {
  const { step, user, isPlanDismissed } = state
  if (step.at === 'choosing') return step.kind
  // The modal does not open automatically during the payment of a plan (BILL-31), or for members (BILL-44).
  if (step.at !== 'done' || isPlanDismissed || orderOf(state, 'plan') || !canManageProfiles(user.role)) return undefined
  return isPlanDue(user, path) ? 'plan' : undefined
}

const withDraft = (state: PurchaseState, change: Partial<PurchaseDraft>): PurchaseState => ({
  ...state,
  draft: { ...state.draft, draft: { ...state.draft.draft, ...change } },
})

/** Stores that the creation was requested for the present number of paid profiles, so that it begins once (BILL-18). */
const withRequest = ({ draft, user, ...state }: PurchaseState): PurchaseState => ({
  ...state,
  user,
  draft: { ...draft, paidProfilesCount: user.paidProfilesCount, draft: { ...draft.draft, requested: true } },
})

/** Removes an order that has ended, and closes its overlay. */
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

/** The state after an event. An event that arrives too late for its step changes nothing. */
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
      // If the number of profiles differs, another user has bought another plan.
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
      // The form reports its values once more after it was sent.
      if (step.at !== 'details') return state
      return { ...withDraft(state, event.typed), step: { ...step, password: event.password } }
    case 'filled':
      break
  }
  return { ...withDraft(state, nothingTyped), step: step.at === 'details' ? done : step }
}
