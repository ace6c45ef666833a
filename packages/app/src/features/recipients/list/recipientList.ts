import {
  customAttributeValue,
  recipientFilters,
  recipientList as recipientListOperation,
  recipientPatch,
} from '@tandem/contract'
import { editableCell } from '../../../shared/lists/cells.ts'
import { defineList } from '../../../shared/lists/defineList.ts'
import { recipientListMessages } from './messages.ts'

/** Id of the custom attribute whose value lies at a path (`customAttributes.3`). */
export const attributeIdAt = (path: string): string | undefined => /^customAttributes\.(\d+)$/.exec(path)?.[1]

/** The list of recipients. */
export const recipientList = defineList(
  { dataType: 'recipients', rows: { recipientList: recipientListOperation }, filters: { recipientFilters } },
  {
    path: '/recipients',
    texts: recipientListMessages.list,
    expectedColumns: recipientListMessages.expectedColumns,
    rowLabel: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
    rowHref: ({ id }) => `/recipients/manage/${id}/general`,
    cells: { customAttribute: editableCell },
    isSelectable: true,
    saveCell: (request, { row, path, value }) =>
      request(recipientPatch, {
        params: { id: row.id },
        body: { customAttributes: { [attributeIdAt(path) ?? '']: customAttributeValue(value) } },
      }),
  },
)
