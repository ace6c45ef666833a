import { customAttributeValue, type RecipientPatch } from '@tandem/contract'
import { refuse } from '../../core/handlers.ts'
import { type RecipientRow } from '../rows/people.ts'
import { recipientSearchText } from './recipientSearchText.ts'
import { type TandemWorld } from '../rows/world.ts'

type Values = RecipientRow['customAttributes']

/** Changes a recipient. Attributes without a value in the patch stay; an empty value removes one (RECIP-15). */
export function patchRecipient(world: TandemWorld, recipient: RecipientRow, patch: RecipientPatch): RecipientRow {
  const { customAttributes, ...fields } = patch
  const changed = world.tables.recipients.patch(recipient.id, {
    ...fields,
    ...(customAttributes ? { customAttributes: withValues(world, recipient, customAttributes) } : {}),
  })
  const searchText = recipientSearchText(changed)
  return searchText === changed.searchText ? changed : world.tables.recipients.patch(recipient.id, { searchText })
}

function withValues(
  { tables }: TandemWorld,
  recipient: RecipientRow,
  values: NonNullable<RecipientPatch['customAttributes']>,
): Values {
  const known = new Set(
    tables.customAttributes.by('organizationId', recipient.organizationId).map(({ id }) => String(id)),
  )
  const kept = new Map(Object.entries(recipient.customAttributes))
  for (const [id, text] of Object.entries(values)) {
    if (!known.has(id)) throw refuse(400, `There is no custom attribute ${id.slice(0, 20)}.`)
    const value = customAttributeValue(text)
    if (value === null) kept.delete(id)
    else kept.set(id, value)
  }
  return Object.fromEntries(kept)
}
