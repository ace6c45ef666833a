import { PersonDelete20Regular } from '@fluentui/react-icons/svg/person-delete'
import {
  type Recipient,
  recipientFilters,
  recipientList as recipientListOperation,
  sequenceRecipientPut,
} from '@tandem/contract'
import { type Getter } from 'jotai'
import { defineList } from '../../shared/list/defineList.ts'
import { type BulkAction } from '../../shared/list/listTypes.ts'
import { routeIdAtomOf } from '../../shared/router/search.ts'
import { removeFromSequence } from '../../entities/sequence/addToSequence.ts'
import { recipientList } from '../../entities/recipient/recipientList.ts'
import { freeFirst } from '../../entities/recipient/FreeRecipients.tsx'
import { sequenceCell } from '../../entities/recipient/sequenceCell.tsx'
import { sequenceRecipientsMessages as texts } from './messages.ts'
import { sequenceStatusCell } from './sequenceStatusCell.tsx'

/** The path of a sequence's drawer. */
const path = '/sequences/manage'

const sequenceIdAtom = routeIdAtomOf('id')

const expectedColumns = (sequence: string) => [
  { path: 'name', label: 'Name', template: 'person', isSortable: true },
  { path: 'company', label: 'Company', isSortable: true },
  { id: 'sequence', label: sequence, template: 'sequence' },
  { id: 'category', label: 'Category', template: 'category' },
  { path: 'lastContact', label: 'Last contact', template: 'date', isSortable: true },
  { path: 'title', label: 'Title', isSortable: true },
]

const operations = {
  dataType: 'recipients',
  rows: { recipientList: recipientListOperation },
  filters: { recipientFilters },
} as const

/** Undo adds each recipient again, at the step that the recipient had before the removal. */
export const removal: BulkAction<Recipient> = {
  id: 'remove',
  label: texts.remove,
  icon: PersonDelete20Regular,
  run: (request, { id, sequenceId }) =>
    sequenceId === null ? Promise.resolve() : removeFromSequence(request, sequenceId, id),
  undo: (request, { id, sequenceId }) =>
    sequenceId === null ? Promise.resolve() : request(sequenceRecipientPut, { params: { sequenceId, id } }),
  invalidates: ['recipientGet', 'sequenceGet', 'sequenceList', 'sequenceOptions'],
  texts: texts.removal,
}

/** The recipients of the sequence in the address. */
export const sequenceRecipientList = defineList(operations, {
  path,
  urlPrefix: 'recipients.',
  storedAs: 'sequenceRecipients',
  texts: texts.list,
  illustration: 'people',
  expectedColumns: expectedColumns(texts.status),
  fixedQuery: (get: Getter) => ({ sequenceId: get(sequenceIdAtom) ?? 0 }),
  rowLabel: recipientList.rowLabel,
  ...(recipientList.rowHref && { rowHref: recipientList.rowHref }),
  cells: { sequence: sequenceStatusCell },
  rowActions: () => [{ id: removal.id, label: texts.remove, icon: PersonDelete20Regular, isQuick: true }],
  bulkActions: [removal],
})

/** The choice between two views: recipients without a sequence, or all recipients (SEQ-173). */
export const candidateScope = freeFirst('add.')

/** The recipients that the user can add to the sequence. */
export const candidateList = defineList(operations, {
  path,
  ...candidateScope.options,
  storedAs: 'sequenceCandidates',
  texts: texts.candidates,
  illustration: 'people',
  expectedColumns: expectedColumns('Sequence'),
  rowLabel: recipientList.rowLabel,
  cells: { sequence: sequenceCell },
})
