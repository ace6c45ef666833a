import { type CreditOffer, type PlanComparisonRow, type PlanOffer, formatCount } from '@tandem/components'
import { creditTopUps, extraActionPrice, formatPrice, type Plan, plans } from '@tandem/contract'
import { planTexts as texts } from './messages.ts'

const { rows } = texts

const extras = [
  ['roleBasedPermissions', (plan: Plan) => plan.hasRoleBasedPermissions],
  ['multiClientDashboard', (plan: Plan) => plan.hasMultiClientDashboard],
  ['apiAccess', (plan: Plan) => plan.hasApiAccess],
  ['earlyAccess', (plan: Plan) => plan.hasEarlyAccess],
] as const

export const planOffers: readonly PlanOffer[] = plans.map((plan) => ({
  id: plan.option,
  title: texts.titles[plan.option],
  price: plan.price,
  description: texts.descriptions[plan.option],
  featureDescription: texts.whatYouGet,
  features: [
    texts.agentActions(formatPrice(plan.agentActions)),
    texts.customMessages(formatCount(plan.customMessages)),
    ...extras.flatMap(([key, isIncluded]) => (isIncluded(plan) ? [rows[key]] : [])),
  ],
  isHighlighted: plan.isHighlighted,
}))

const comparisonRow = (id: keyof typeof rows, valueOf: (plan: Plan) => string | boolean): PlanComparisonRow => ({
  id,
  label: rows[id],
  values: Object.fromEntries(plans.map((plan) => [plan.option, valueOf(plan)])),
})

export const planComparison: readonly PlanComparisonRow[] = [
  comparisonRow('profiles', ({ profiles }) => formatCount(profiles)),
  comparisonRow('agentActions', ({ agentActions }) => formatPrice(agentActions)),
  comparisonRow('customMessages', ({ customMessages }) => formatCount(customMessages)),
  comparisonRow('extraActions', () => texts.each(formatPrice(extraActionPrice))),
  ...extras.map(([key, isIncluded]) => comparisonRow(key, isIncluded)),
]

/** The id of an offer is the path of its payment page. */
export const creditOffers: readonly CreditOffer[] = creditTopUps.map(
  ({ paymentPath, credits, price, isRecommended }) => ({
    id: paymentPath,
    credits,
    price,
    isRecommended,
  }),
)
