import { counted, formatCount } from '@tandem/components'

const quoted = (value: string) => `“${value.length > 60 ? `${value.slice(0, 60)}…` : value}”`

export const listMessages = {
  notScheduled: 'Not scheduled',
  unnamed: 'Unnamed',
  actions: 'Actions',
  choice: 'Choice',
  yes: 'Yes',
  no: 'No',
  networkError: 'Network error',
  unreadable: 'Unexpected response',
  rowsFailed: 'Could not refresh.',
  columns: 'Columns',
  undo: 'Undo',
  undone: 'Undone',
  close: 'Close',
  saved: (row: string, value: string) => (value === '' ? `${row}: value removed` : `${row}: ${quoted(value)} saved`),
  notSaved: (row: string, value: string) =>
    value === '' ? `${row}: the value could not be removed` : `${row}: ${quoted(value)} could not be saved`,
  collecting: (count: number) => `Loading ${formatCount(count)} selected rows…`,
  progress: (count: number, total: number) => `${formatCount(count)} of ${formatCount(total)}`,
  summary: (done: number, failed: number, leftOut: number) =>
    [
      `${formatCount(done)} done`,
      ...(failed > 0 ? [`${formatCount(failed)} failed`] : []),
      ...(leftOut > 0 ? [`${formatCount(leftOut)} left out`] : []),
    ].join(', '),
  results: 'Rows that were not changed',
  bulkFailed: 'The selected rows could not be loaded',
  export: {
    action: 'Export',
    title: (plural: string) => `Exporting ${plural}…`,
    done: (count: number, plural: string) => `${counted(count, plural.slice(0, -1), plural)} exported`,
    failed: 'The export failed',
  },
  views: {
    menu: 'Views',
    tabs: 'Saved views',
    all: 'All',
    none: 'Save filters, order and columns as a view for later.',
    saveAs: 'Save as a new view',
    update: (name: string) => `Update “${name}”`,
    rename: 'Rename',
    delete: 'Delete',
    copyLink: 'Copy link',
    saved: (name: string) => `View “${name}” saved`,
    deleted: (name: string) => `View “${name}” deleted`,
    linkCopied: 'Link copied',
    linkNotCopied: 'The link could not be copied',
    nameErrors: {
      required: 'Field is required!',
      tooLong: (limit: number) => `At most ${limit} characters`,
      taken: 'There is a view with this name already',
    },
  },
  showMatching: (count: number, plural: string) => `Show ${counted(count, 'result', plural)}`,
  nothingMatches: {
    title: 'Nothing matches',
    search: (plural: string) => `No ${plural} match your search.`,
    filters: (plural: string) => `No ${plural} match your filters.`,
    both: (plural: string) => `No ${plural} match your search or filters.`,
    clearSearch: 'Clear search',
    clearFilters: 'Clear filters',
  },
} as const
