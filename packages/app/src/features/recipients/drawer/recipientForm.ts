import { customAttributeValue, type Recipient, RecipientPatch } from '@tandem/contract'
import * as v from 'valibot'

/** What the form holds: texts, '' where there is none; custom attributes by `attribute{id}`, because forms take a number in a name for a place in a list. */
type FormValues = Readonly<Record<string, string>>

const ownFields = ['firstName', 'lastName', 'title', 'company', 'industry', 'location'] as const

/** Name of a custom attribute's field. */
export const attributeField = (attributeId: number | string): string => `attribute${attributeId}`

const attributeIdOf = (field: string): string | undefined => /^attribute(\d+)$/.exec(field)?.[1]

/** What the form of a recipient begins with. */
export function formValuesOf(recipient: Recipient): FormValues {
  const values = new Map<string, string>(ownFields.map((field) => [field, recipient[field] ?? '']))
  for (const [id, value] of Object.entries(recipient.customAttributes)) values.set(attributeField(id), value ?? '')
  return Object.fromEntries(values)
}

/** All that a form says of a recipient. An empty text is none where there may be none; an empty custom attribute becomes null (document 3, section 3). */
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

/** The field of the form that a part of the patch comes from. */
const fieldAt = (path: string): string => path.replace(/^customAttributes\.(\d+)$/, 'attribute$1')

/** The form as the request that it becomes, held against the contract's rules for it. */
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

/** What a patch changes of a recipient: only that is sent, so that two windows do not undo each other's changes. */
export function changesOf(recipient: Recipient, patch: RecipientPatch): RecipientPatch {
  const fields = ownFields.filter((field) => (patch[field] ?? '') !== (recipient[field] ?? ''))
  const attributes = Object.entries(patch.customAttributes ?? {}).filter(
    ([id, value]) => value !== (recipient.customAttributes[id] ?? null),
  )
  return {
    ...Object.fromEntries(fields.map((field) => [field, patch[field]])),
    ...(attributes.length > 0 ? { customAttributes: Object.fromEntries(attributes) } : {}),
  }
}
