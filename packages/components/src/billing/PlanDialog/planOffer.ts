/** A plan as its card shows it. */
export interface PlanOffer {
  readonly id: string
  readonly title: string
  /** A month, in dollars. */
  readonly price: number
  /** Who it is for, in a line. */
  readonly description: string
  /** Stands above the features: 'Everything in 1 profile, plus'. */
  readonly featureDescription?: string | undefined
  readonly features: readonly string[]
  /** The one that is recommended. */
  readonly isHighlighted?: boolean | undefined
}

/** A line of the comparison: what each plan has of it, by the plan's id. A missing value counts as `false`. */
export interface PlanComparisonRow {
  readonly id: string
  readonly label: string
  readonly values: Readonly<Record<string, string | boolean>>
}

/** `buy` sells a first plan, `upgrade` a larger one. */
export type PlanMode = 'buy' | 'upgrade'

/** The button of a plan. */
export type PlanState = 'available' | 'current' | 'lower'

/** The state of each plan, in ascending order. An upgrade marks the current one, and disables those it includes. */
export function planStatesOf(
  plans: readonly Pick<PlanOffer, 'id'>[],
  mode: PlanMode,
  currentPlanId: string | undefined,
  includedPlanIds: readonly string[] = [],
): readonly PlanState[] {
  if (mode === 'buy') return plans.map(() => 'available')
  const current = plans.findIndex(({ id }) => id === currentPlanId)
  return plans.map(({ id }, index) =>
    index === current ? 'current' : index < current || includedPlanIds.includes(id) ? 'lower' : 'available',
  )
}

/** The plan whose button stands out: the highlighted one, or, when it can't be chosen, the next one that can. */
export function leadingPlanIndex(plans: readonly PlanOffer[], states: readonly PlanState[]): number {
  const highlighted = plans.findIndex(
    ({ isHighlighted }, index) => isHighlighted === true && states[index] === 'available',
  )
  return highlighted >= 0 ? highlighted : states.indexOf('available')
}
