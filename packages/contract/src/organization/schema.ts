import * as v from 'valibot'
import { count, id } from '../core/scalars.ts'

/** `default` means a monthly plan or no plan. The other values are lifetime deals (AUTH-18). */
export const Subscription = v.picklist(['default', 'appsumo_tier1', 'appsumo_tier2', 'appsumo_tier3'])
export type Subscription = v.InferOutput<typeof Subscription>

export const Organization = v.object({
  organizationId: id,
  aiCreditsUsed: count,
  aiCreditsTotal: count,
  subscription: Subscription,
})
export type Organization = v.InferOutput<typeof Organization>
