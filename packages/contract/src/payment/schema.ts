import * as v from 'valibot'
import { type PlanOption, plans } from '../constants.ts'
import { countryCodes } from '../profile/schema.ts'

const planOptions: readonly PlanOption[] = plans.map(({ option }) => option)

/** BILL-22: the draft of a purchased profile. In localStorage, the draft has no `password` (BILL-23). */
export const ProfileDraft = v.object({
  email: v.string(),
  password: v.optional(v.string()),
  useOneTimeLink: v.boolean(),
  oneTimeLinkEmail: v.string(),
  country: v.nullable(v.picklist(countryCodes)),
  plan: v.nullable(v.picklist(planOptions)),
  requested: v.boolean(),
})
export type ProfileDraft = v.InferOutput<typeof ProfileDraft>
