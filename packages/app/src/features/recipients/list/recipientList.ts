import { recipientFilters, recipientList as recipientListOperation } from '@tandem/contract'
import { editableCell } from '../../../shared/lists/cells.ts'
import { defineList } from '../../../shared/lists/defineList.ts'
import { recipientListMessages } from './messages.ts'

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
  },
)
