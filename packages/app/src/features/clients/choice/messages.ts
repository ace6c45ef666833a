/** Texts of choosing the AI client of a sequence. */
export const clientChoiceMessages = {
  table: 'AI clients',
  columns: { name: 'Name', contact: 'Contact person', website: 'Website' },
  select: 'Select',
  selected: 'Selected',
  edit: 'Edit',
  create: 'Create Client',
  editTitle: (name: string) => `Edit ${name}`,
  none: {
    title: 'No AI clients yet',
    text: 'A sequence writes for a client: the company that your profiles work for. Create the first one.',
  },
  failed: 'The AI clients could not be loaded.',
} as const
