import * as v from 'valibot'
import { count, id } from '../core/scalars.ts'

/** `default`: a monthly plan, or no plan. The other values are lifetime deals, from an AppSumo code (AUTH-18). */
export const Subscription = v.picklist(['default', 'appsumo_tier1', 'appsumo_tier2', 'appsumo_tier3'])
export type Subscription = v.InferOutput<typeof Subscription>

/** The AI credits and the subscription of an organization. Unused credits: `aiCreditsTotal - aiCreditsUsed`. */
export const Organization = v.object({
  organizationId: id,
  aiCreditsUsed: count,
  aiCreditsTotal: count,
  subscription: Subscription,
})
export type Organization = v.InferOutput<typeof Organization>
