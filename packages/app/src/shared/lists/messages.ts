/** Texts that all lists share; those of the specification to the letter. */
export const listMessages = {
  emptyCell: '–',
  actions: 'Actions',
  yes: 'Yes',
  no: 'No',
  networkError: 'Network error',
  columns: 'Columns',
  nothingMatches: {
    title: 'Nothing matches',
    text: (plural: string) => `No ${plural} match what is set. Change or clear the filters to see more.`,
    action: 'Clear filters',
  },
} as const
