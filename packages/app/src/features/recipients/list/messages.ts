/** Texts of the list of recipients; those of the specification to the letter. */
export const recipientListMessages = {
  list: {
    title: 'Recipients',
    help: 'Leads that your sequences reach, with all that you know of them.',
    plural: 'recipients',
    nothingYet: { title: 'No recipients yet', text: 'Leads that you import will be listed here. Import a file to begin.' },
  },
  expectedColumns: ['First name', 'Last name', 'Title', 'Company', 'Industry', 'Location'],
} as const
