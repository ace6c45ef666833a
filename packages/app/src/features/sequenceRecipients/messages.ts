import { counted } from '@tandem/components'

export const sequenceRecipientsMessages = {
  list: {
    title: 'Recipients of this sequence',
    plural: 'recipients',
    nothingYet: {
      title: 'No recipients yet',
      text: 'Select recipients from the list, or import them into this sequence.',
    },
  },
  candidates: {
    title: 'Recipients to add',
    plural: 'recipients',
    nothingYet: { title: 'No recipients yet', text: 'Import recipients first.' },
  },
  status: 'Status',
  add: 'Add recipients',
  import: 'Import',
  back: 'Back to the recipients',
  choose: 'Select the recipients to add. If a recipient is in another sequence, you decide before the recipient moves.',
  addSelected: 'Add to this sequence',
  remove: 'Remove',
  removal: {
    running: 'Removing from the sequence…',
    done: (count: number) => `${counted(count, 'recipient')} removed from the sequence`,
    undone: (count: number) => `${counted(count, 'recipient')} added again`,
  },
} as const
