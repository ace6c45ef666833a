import { counted, formatCount } from '@tandem/components'

export const recipientListMessages = {
  list: {
    title: 'Recipients',
    help: 'Everyone you can contact.',
    plural: 'recipients',
    nothingYet: {
      title: 'No recipients yet',
      text: 'Leads that you import will be listed here. Import a file to begin.',
    },
  },
  free: { label: 'Recipients to show', none: 'Not in a sequence', all: 'All recipients' },
  addToSequence: {
    action: 'Add to sequence',
    nothingSelected: 'Please select at list one recipient.',
    title: (count: number, sequence = 'a sequence') => `Add ${counted(count, 'recipient')} to ${sequence}`,
    collecting: (count: number) => `Loading ${formatCount(count)} selected recipients…`,
    notCollected: 'The selected recipients could not be loaded',
    sequence: 'Sequence',
    sequenceRequired: 'Field is required!',
    preview: 'What will happen',
    added: (count: number) => `${counted(count, 'recipient')} will be added`,
    present: (count: number) => `${formatCount(count)} already in this sequence: skipped`,
    elsewhere: (count: number) => `${formatCount(count)} in another sequence`,
    inSequence: (name: string, sequence: string) => `${name} (${sequence})`,
    andMore: (count: number) => `and ${formatCount(count)} more`,
    reassign: 'Reassign them to this sequence',
    lasting: (count: number) =>
      `This cannot be undone: ${formatCount(count)} of the recipients were contacted or are not approved yet.`,
    submit: (count: number) => `Add ${counted(count, 'recipient')}`,
    running: 'Adding to the sequence…',
    done: (count: number, sequence: string) => `${counted(count, 'recipient')} added to ${sequence}`,
    undone: 'The recipients are as they were',
    contactedSince: 'The sequence has already contacted these recipients.',
    undoFailed: (count: number) => `${counted(count, 'recipient')} could not be restored`,
    leftOut: (present: number, elsewhere: number) =>
      [
        ...(present > 0 ? [`${formatCount(present)} already there`] : []),
        ...(elsewhere > 0 ? [`${formatCount(elsewhere)} left in another sequence`] : []),
      ].join(', '),
    summary: (done: number, failed: number) => `${formatCount(done)} added, ${formatCount(failed)} failed`,
    reassignFailed: 'Failed to reassign',
    conflicts: (count: number) => `${counted(count, 'recipient')} already in another sequence.`,
    open: 'Recipients that were not added',
  },
  attributes: {
    notAdded: (name: string) => `The attribute “${name}” could not be added`,
    notRenamed: (name: string) => `The attribute could not be renamed to “${name}”`,
    notDeleted: (name: string) => `The attribute “${name}” could not be deleted`,
    taken: 'There is an attribute with this name already',
  },
  importAction: 'Import',
  sequenceStatuses: { new: 'Needs approval', approved: 'Approved', sent: 'Contacted' },
} as const
