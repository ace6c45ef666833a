import { customAttributeValue, type Recipient, RecipientPatch } from '@tandem/contract'
import * as v from 'valibot'

/** Values by field name. An attribute has the name `attribute{id}`, because a number would count as a list index. */
type FormValues = Readonly<Record<string, string>>

const ownFields = ['firstName', 'lastName', 'title', 'company', 'industry', 'location'] as const

export const recipientAttributeField = (attributeId: number | string): string => `attribute${attributeId}`

const attributeIdOf = (field: string): string | undefined => /^attribute(\d+)$/.exec(field)?.[1]

export function recipientFormValuesOf(recipient: Recipient): FormValues {
  const values = new Map<string, string>(ownFields.map((field) => [field, recipient[field] ?? '']))
  for (const [id, value] of Object.entries(recipient.customAttributes))
    values.set(recipientAttributeField(id), value ?? '')
  return Object.fromEntries(values)
}

/** The values in the format of the server. An empty optional text becomes null (RECIP-15). */
function patchOf(values: FormValues): RecipientPatch {
  const optional = (field: string) => (values[field]?.trim() ? values[field] : null)
  const attributes = Object.entries(values).flatMap(([field, value]) => {
    const id = attributeIdOf(field)
    return id === undefined ? [] : [[id, customAttributeValue(value)] as const]
  })
  return {
    firstName: values['firstName'] ?? '',
    lastName: values['lastName'] ?? '',
    title: optional('title'),
    company: values['company'] ?? '',
    industry: optional('industry'),
    location: optional('location'),
    customAttributes: Object.fromEntries(attributes),
  }
}

/** The form field for a path of the patch: 'customAttributes.3' becomes 'attribute3'. */
const fieldAt = (path: string): string => path.replace(/^customAttributes\.(\d+)$/, 'attribute$1')

/** Parses the form into the patch. */
export const RecipientForm = v.pipe(
  v.record(v.string(), v.string()),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    for (const issue of v.safeParse(RecipientPatch, patchOf(dataset.value)).issues ?? []) {
      const key = fieldAt(v.getDotPath(issue) ?? '')
      const value = dataset.value[key]
      addIssue({
        message: issue.message,
        path: [{ type: 'object', origin: 'value', input: dataset.value, key, value }],
      })
    }
  }),
  v.transform(patchOf),
)

/** Returns only the changed fields, because two windows must not revert each other's changes. */
export function recipientChangesOf(recipient: Recipient, patch: RecipientPatch): RecipientPatch {
  const fields = ownFields.filter((field) => (patch[field] ?? '') !== (recipient[field] ?? ''))
  const attributes = Object.entries(patch.customAttributes ?? {}).filter(
    ([id, value]) => value !== (recipient.customAttributes[id] ?? null),
  )
  return {
    ...Object.fromEntries(fields.map((field) => [field, patch[field]])),
    ...(attributes.length > 0 ? { customAttributes: Object.fromEntries(attributes) } : {}),
  }
}
