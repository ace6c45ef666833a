import {
  dateFormats,
  formatDay,
  type ListedSequence,
  sequenceFilters,
  sequenceList as sequenceListOperation,
  type SequenceTab,
} from '@tandem/contract'
import { type CellRenderer, type ListCell } from '../../shared/list/columns/listCell.ts'
import { defineList } from '../../shared/list/defineList.ts'
import { automaticCategories, responseCategories } from '../../entities/sequence/editor/ai/aiEntries.ts'
import { sequenceLinks } from '../../entities/sequence/links.ts'
import { rowActionsOf } from '../../entities/sequence/status/sequenceActions.ts'
import { sequenceBulkActions } from './bulkActions.ts'
import { sequenceListMessages as texts } from './messages.ts'
import { statsCells } from './statsCells.tsx'

// Inserts the tab before the query of the row's address.
const tabHref = (tab: SequenceTab, rowHrefOf: ListCell<ListedSequence>['rowHrefOf']) => (row: ListedSequence) =>
  rowHrefOf?.(row).replace(/\?|$/, (mark) => `/${tab}${mark}`)

/** A count with a link to a tab of the sequence. */
const tabCell =
  (tab: SequenceTab): CellRenderer<ListedSequence> =>
  ({ base, textOf, rowHrefOf }) => ({
    ...base,
    type: 'link',
    width: 108,
    isFigure: true,
    getText: textOf,
    getHref: tabHref(tab, rowHrefOf),
  })

const startDateCell: CellRenderer<ListedSequence> = ({ base }) => ({
  ...base,
  type: 'text',
  getText: ({ startDate }) => startDate && formatDay(startDate, dateFormats.plainDayOfYear),
})

const typeCell: CellRenderer<ListedSequence> = ({ base }) => ({
  ...base,
  type: 'text',
  getText: ({ type }) => texts.types[type],
})

/** The number of categories with automatic replies (SEQ-175). */
export const repliesCell: CellRenderer<ListedSequence> = ({ base, rowHrefOf }) => ({
  ...base,
  type: 'link',
  width: 108,
  getText: ({ responses }) => texts.replies(automaticCategories(responses).length, responseCategories.length),
  getHref: tabHref('responseManager', rowHrefOf),
})

const expectedColumns = [
  { path: 'name', label: 'Name', template: 'link', isSortable: true },
  { path: 'status', label: 'Status', template: 'status', isSortable: true },
  { path: 'recipientsCount', label: 'Recipients', isSortable: true },
  { path: 'stats.requestsCount', label: 'Requests sent', isSortable: true },
  { path: 'stats.requestsAcceptedCount', label: 'Accepted', isSortable: true },
  { path: 'stats.repliedCount', label: 'Answers', isSortable: true },
  { path: 'stats.interestedCount', label: 'Interested', isSortable: true },
  { path: 'stats.callsCount', label: 'Calls', isSortable: true },
  { path: 'profilesCount', label: 'Profiles', isSortable: true },
  { path: 'responses', label: 'AI replies' },
  { id: 'client', label: 'AI client' },
  { path: 'startDate', label: 'Start date', isSortable: true },
  { path: 'type', label: 'Type', isSortable: true },
]

/** The list of sequences (SEQ-1). */
export const sequenceList = defineList(
  { dataType: 'sequences', rows: { sequenceList: sequenceListOperation }, filters: { sequenceFilters } },
  {
    path: sequenceLinks.list,
    texts: texts.list,
    illustration: 'sequence',
    expectedColumns,
    fixedQuery: { statsAggregated: 1 },
    rowLabel: ({ name }) => name,
    rowHref: ({ id }) => sequenceLinks.sequence(id),
    cells: {
      ...statsCells,
      responses: repliesCell,
      recipientsCount: tabCell('recipients'),
      profilesCount: tabCell('profiles'),
      startDate: startDateCell,
      sequenceType: typeCell,
    },
    rowActions: rowActionsOf,
    bulkActions: sequenceBulkActions,
  },
)
