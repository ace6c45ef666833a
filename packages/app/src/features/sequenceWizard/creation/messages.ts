import { counted, formatCount } from '@tandem/components'
import { type AdditionKind } from './creation.ts'

/** A text with a rule's id must not change. */
export const creationMessages = {
  /** SEQ-26 */
  done: 'Sequence has been created successfully.',
  openAction: 'Open',
  step: 'Creation',
  creating: 'Creating the sequence…',
  adding: (done: number, total: number) =>
    `Adding profiles and recipients: ${formatCount(done)} of ${formatCount(total)}`,
  launching: 'Launching the sequence…',
  elsewhere: 'The sequence is being created in another window. The creation continues here when you close that window.',
  gone: 'Another window has created this sequence, or discarded its draft.',
  progress: 'Progress of the creation',
  running: 'You can close this window. Creating continues when you open the wizard again.',
  paused: 'Creating has paused.',
  pausedAway: 'Creating your sequence has paused.',
  refused: 'Your sequence was not created.',
  decide: 'Decide',
  edit: 'Edit again',
  exists: (done: number, total: number) =>
    `The sequence exists. Profiles and recipients processed: ${formatCount(done)} of ${formatCount(total)}.`,
  discardQuestion: {
    title: 'Discard this draft?',
    text: 'You lose its texts, choices and settings.',
    existsText: 'The sequence stays in the list as it is now. No more profiles and recipients are added.',
  },
  partial: (open: readonly { readonly item: { readonly kind: AdditionKind } }[]) => {
    const profiles = open.filter(({ item }) => item.kind === 'profile').length
    const recipients = open.length - profiles
    const counts = [
      ...(profiles > 0 ? [counted(profiles, 'profile')] : []),
      ...(recipients > 0 ? [counted(recipients, 'recipient')] : []),
    ]
    return `The sequence is created. ${counts.join(' and ')} ${open.length === 1 ? 'is' : 'are'} not in it.`
  },
  notLaunched: 'The sequence is created, but it could not be launched.',
  kinds: { profile: 'Profile', recipient: 'Recipient' },
  open: 'Not in the sequence',
  failedFile: 'Not in the sequence.csv',
  failedColumns: ['Kind', 'Name'],
  heldElsewhere: 'In another sequence.',
  /** SEQ-62 */
  reassignFailed: (reason: string) => `Failed to reassign. ${reason}`.trim(),
  /** For a profile or a recipient that has left its old sequence. */
  hasLeft: (sequence: string) => `The old sequence is “${sequence}”.`,
  notPutBack: (reason: string) => `Could not be put back. ${reason}`.trim(),
  unnamed: (kind: AdditionKind, id: number) => `${kind === 'profile' ? 'Profile' : 'Recipient'} ${id}`,
  working: 'Working…',
  putBack: 'Put back and continue',
  accept: 'Continue without them',
  acceptLaunching: 'Launch without them',
  launchAgain: 'Retry launch',
  openPaused: 'Open the sequence',
} as const
