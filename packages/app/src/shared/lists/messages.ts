/** Texts that all lists share; those of the specification to the letter. */
export const listMessages = {
  emptyCell: '–',
  actions: 'Actions',
  yes: 'Yes',
  no: 'No',
  networkError: 'Network error',
  columns: 'Columns',
  retry: 'Try again',
  undo: 'Undo',
  undone: 'Taken back',
  cancel: 'Cancel',
  close: 'Close',
  notSaved: (row: string, value: string) =>
    value === '' ? `${row}: the value could not be removed` : `${row}: “${value}” could not be saved`,
  collecting: (count: number) => `Loading ${count.toLocaleString('en-US')} selected rows…`,
  progress: (count: number, total: number) => `${count.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`,
  summary: (done: number, failed: number) => `${done.toLocaleString('en-US')} done, ${failed.toLocaleString('en-US')} failed`,
  retryFailures: 'Retry failures',
  bulkFailed: 'The selected rows could not be loaded',
  nothingMatches: {
    title: 'Nothing matches',
    text: (plural: string) => `No ${plural} match what is set. Change or clear the filters to see more.`,
    action: 'Clear filters',
  },
} as const
