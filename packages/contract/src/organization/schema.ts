import * as v from 'valibot'
import { count, id } from '../core/scalars.ts'

/** `default`: a monthly plan or no plan. Otherwise a lifetime deal (AUTH-18). */
export const Subscription = v.picklist(['default', 'appsumo_tier1', 'appsumo_tier2', 'appsumo_tier3'])
export type Subscription = v.InferOutput<typeof Subscription>

export const Organization = v.object({
  organizationId: id,
  aiCreditsUsed: count,
  aiCreditsTotal: count,
  subscription: Subscription,
})
export type Organization = v.InferOutput<typeof Organization>
