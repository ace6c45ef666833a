import * as v from 'valibot'
import { type PlanOption, plans } from '../constants.ts'
import { countryCodes } from '../countryCodes.ts'

const planOptions: readonly PlanOption[] = plans.map(({ option }) => option)

/**
 * What the browser remembers of a profile that is being bought (document 1, section 3): the fields as typed, checked when read back. `password`
 * never goes to localStorage. `requested`: the creation has been asked for, and must not be asked for again.
 */
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
