import * as v from 'valibot'
import { maximumLength } from '../constants.ts'
import {
  body,
  conversationId,
  filledText,
  id,
  instant,
  jsonObject,
  patchBody,
  recipientId,
  sequenceId,
  text,
  timeZone,
} from '../core/scalars.ts'
import { SequenceRecipientStatus } from '../sequence/schema.ts'

const customAttributes = jsonObject(v.record(v.string(), v.nullable(text('A value', 1000))))

/** RECIP-16: a person that sequences write to. */
export const Recipient = v.object({
  id: recipientId,
  firstName: v.string(),
  lastName: v.string(),
  /** Link to the recipient's LinkedIn profile. */
  url: v.nullable(v.string()),
  title: v.nullable(v.string()),
  company: v.nullable(v.string()),
  industry: v.nullable(v.string()),
  location: v.nullable(v.string()),
  timeZone: v.nullable(timeZone),
  dateAdded: instant,
  lastContact: v.nullable(instant),
  customAttributes,
  /** A recipient is in at most one sequence. */
  sequenceId: v.nullable(sequenceId),
  sequenceStatus: v.nullable(SequenceRecipientStatus),
  /** RECIP-27: the latest conversation. A backend may leave the id out. */
  lastConversationId: v.optional(v.nullable(conversationId)),
})
export type Recipient = v.InferOutput<typeof Recipient>

/** RECIP-12, RECIP-15: null removes a custom attribute's value. Missing attributes keep their values. */
export const RecipientPatch = patchBody({
  firstName: filledText('First name', 200),
  lastName: text('Last name', 200),
  title: v.nullable(text('A title', 200)),
  company: filledText('A company', 200, 'Field is required'),
  industry: v.nullable(text('An industry', 200)),
  location: v.nullable(text('A location', 200)),
  customAttributes,
})
export type RecipientPatch = v.InferOutput<typeof RecipientPatch>

/** RECIP-6: a field that the organization has defined. */
export const CustomAttribute = v.object({ id, name: v.string() })
export type CustomAttribute = v.InferOutput<typeof CustomAttribute>

/** RECIP-7 */
export const CustomAttributeBody = body({
  name: filledText('A name', maximumLength.customAttributeName, 'Field is required'),
})
export type CustomAttributeBody = v.InferOutput<typeof CustomAttributeBody>
