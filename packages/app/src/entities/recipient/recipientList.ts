import {
  customAttributeValue,
  recipientFilters,
  recipientList as recipientListOperation,
  recipientPatch,
  RecipientPatch,
} from '@tandem/contract'
import * as v from 'valibot'
import { fullNameOf } from '../../shared/text/fullName.ts'
import { editableCell } from '../../shared/list/cells.ts'
import { defineList } from '../../shared/list/defineList.ts'
import { listMessages } from '../../shared/list/messages.ts'
import { recipientListMessages } from './messages.ts'
import { linkedSequenceCell } from './sequenceCell.tsx'

/** The id of a custom attribute in the path of its column, for example '3' in `customAttributes.3`. */
export const attributeIdAt = (path: string): string | undefined => /^customAttributes\.(\d+)$/.exec(path)?.[1]

const valueProblem = (value: string): string | undefined =>
  v.safeParse(RecipientPatch, { customAttributes: { 1: value } }).issues?.[0].message

const expectedColumns = [
  { path: 'name', label: 'Name', template: 'person', isSortable: true },
  { path: 'company', label: 'Company', isSortable: true },
  { id: 'sequence', label: 'Sequence', template: 'sequence' },
  { id: 'category', label: 'Category', template: 'category' },
  { path: 'lastContact', label: 'Last contact', template: 'date', isSortable: true },
  { path: 'title', label: 'Title', isSortable: true },
  { path: 'location', label: 'Location', isSortable: true },
]

export const recipientList = defineList(
  { dataType: 'recipients', rows: { recipientList: recipientListOperation }, filters: { recipientFilters } },
  {
    path: '/recipients',
    texts: recipientListMessages.list,
    illustration: 'people',
    expectedColumns,
    rowLabel: (recipient) => fullNameOf(recipient) || listMessages.unnamed,
    rowHref: ({ id }) => `/recipients/manage/${id}/general`,
    cells: { customAttribute: editableCell(valueProblem), sequence: linkedSequenceCell },
    saveCell: (request, { row, path, value }) =>
      request(recipientPatch, {
        params: { id: row.id },
        body: { customAttributes: { [attributeIdAt(path) ?? '']: customAttributeValue(value) } },
      }),
    saveInvalidates: ['recipientGet'],
  },
)
