import {
  customAttributeValue,
  recipientFilters,
  recipientList as recipientListOperation,
  recipientPatch,
  RecipientPatch,
} from '@tandem/contract'
import * as v from 'valibot'
import { editableCell } from '../../../shared/lists/cells.ts'
import { defineList } from '../../../shared/lists/defineList.ts'
import { recipientListMessages } from './messages.ts'

/** Id of the custom attribute whose value lies at a path (`customAttributes.3`). */
export const attributeIdAt = (path: string): string | undefined => /^customAttributes\.(\d+)$/.exec(path)?.[1]

/** RECIP-3: why the server would refuse a value of a custom attribute. */
const valueProblem = (value: string): string | undefined =>
  v.safeParse(RecipientPatch, { customAttributes: { 1: value } }).issues?.[0].message

/** The list of recipients. */
export const recipientList = defineList(
  { dataType: 'recipients', rows: { recipientList: recipientListOperation }, filters: { recipientFilters } },
  {
    path: '/recipients',
    texts: recipientListMessages.list,
    expectedColumns: recipientListMessages.expectedColumns,
    rowLabel: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
    rowHref: ({ id }) => `/recipients/manage/${id}/general`,
    cells: { customAttribute: editableCell(valueProblem) },
    isSelectable: true,
    saveCell: (request, { row, path, value }) =>
      request(recipientPatch, {
        params: { id: row.id },
        body: { customAttributes: { [attributeIdAt(path) ?? '']: customAttributeValue(value) } },
      }),
  },
)
