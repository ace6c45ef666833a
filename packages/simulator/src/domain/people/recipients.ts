import { type RecipientPatch } from '@tandem/contract'
import { withAttributeValues } from './customAttributes.ts'
import { type RecipientRow } from '../rows/people.ts'
import { recipientSearchText } from './recipientSearchText.ts'
import { type TandemWorkspace } from '../rows/workspace.ts'

/** Changes a recipient. An empty value removes an attribute (RECIP-15). */
export function patchRecipient(
  workspace: TandemWorkspace,
  recipient: RecipientRow,
  patch: RecipientPatch,
): RecipientRow {
  const { customAttributes, ...fields } = patch
  const known = workspace.tables.customAttributes.by('organizationId', recipient.organizationId)
  const changed = workspace.tables.recipients.patch(recipient.id, {
    ...fields,
    ...(customAttributes ? { customAttributes: withAttributeValues(recipient, customAttributes, known) } : {}),
  })
  const searchText = recipientSearchText(changed)
  return searchText === changed.searchText ? changed : workspace.tables.recipients.patch(recipient.id, { searchText })
}
