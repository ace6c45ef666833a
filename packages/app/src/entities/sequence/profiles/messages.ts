import { type Sequence } from '@tandem/contract'

/** Do not change a text that has a rule's id above it. */
export const sequenceProfilesMessages = {
  table: 'Sending profiles',
  rowNoun: 'profile',
  columns: {
    name: 'Name',
    status: 'Status',
    client: 'AI client',
    sequence: 'Sequence',
  },
  statuses: { connected: 'Connected', disconnected: 'Disconnected', new: 'Not connected yet' },
  remove: 'Select again to remove this profile.',
  firstDegreeOnly: 'This sequence sends only to first-degree connections, so it can have only one profile.',
  /** SEQ-165 */
  unseen: (count: number) =>
    count === 1
      ? 'A profile that you cannot see sends for this sequence, too.'
      : `${count} profiles that you cannot see send for this sequence, too.`,
  thisSequence: 'This sequence',
  none: {
    title: 'No profiles for this client',
    text: 'A sequence sends from profiles that work for its AI client. Give this client a profile first.',
    /** SEQ-18 */
    action: 'Go to Profiles',
  },
  search: 'Search profiles',
  showOthers: (count: number) => `Show ${count} of other clients`,
  hideOthers: 'Hide profiles of other clients',
  notFound: { title: 'No profile found', text: 'No profile has these words in its name, title or company.' },
  failed: 'The profiles could not be loaded.',
  conflict: {
    /** SEQ-61 */
    title: 'Profile already connected.',
    text: 'This profile has been already connected with another sequence.',
    confirm: 'Overwrite',
    cancel: 'Cancel',
    where: (profile: string, name: string, sequence?: Pick<Sequence, 'status' | 'profilesCount'>) => {
      const traits = [
        ...(sequence?.status === 'active' ? ['is active'] : []),
        ...(sequence?.profilesCount === 1 ? ['has no other profile'] : []),
      ]
      const holder = traits.length > 0 ? `“${name}”, which ${traits.join(' and ')},` : `“${name}”`
      return `${profile} will leave ${holder} and send for this sequence.`
    },
  },
  /** SEQ-60 */
  added: 'Profile has been added to the sequence.',
  removed: 'Profile has been removed from sequence.',
  addFailed: (profile: string) => `${profile} could not be added.`,
  removeFailed: (profile: string) => `${profile} could not be removed.`,
  /** SEQ-62 */
  reassignFailed: 'Failed to reassign',
} as const
