/** Texts with a rule's id must not change. */
export const sequenceDrawerMessages = {
  /** SEQ-52 */
  messagesSaved: 'Sequence messages has been saved successfully.',
  /** SEQ-54 */
  infoSaved: 'Sequence info has been saved successfully.',
  saveFailed: 'Saving changes failed. Please try again later.',
  notFound: {
    title: 'Sequence was not found',
    text: 'It may have been removed, or you do not have access to it.',
    action: 'Back to sequences',
  },
  failed: 'The sequence could not be loaded.',
  tabs: {
    label: 'Sequence',
    dashboard: 'Dashboard',
    recipients: 'Recipients',
    clients: 'AI Client',
    profiles: 'Profiles',
  },
  /** SEQ-48 */
  active: 'Active',
  disabled: 'Disabled',
  more: 'More actions',
  types: { cloud: 'Outreach', reEngagement: 'Re-engagement' },
  results: 'Results',
  noStats: 'Choose another period, or launch the sequence.',
  /** SEQ-135 */
  calendar: {
    attaching: 'A calendar is being connected.',
    attached: 'The calendar is connected. Choose the event for calls with your leads.',
    show: 'Show',
    choose: 'Choose the event',
  },
  /** SEQ-67 */
  idle: {
    paused: 'This sequence is paused.',
    archived: 'This sequence is archived.',
    text: 'Automation is stopped. Call reminders and the messages that you scheduled are still sent.',
  },
} as const

export const sequenceClientMessages = {
  table: 'AI clients',
  rowNoun: 'AI client',
  columns: { name: 'Name', contact: 'Contact person', location: 'Target location' },
  current: 'Current AI client',
  change: 'Change',
  keep: 'Keep this client',
  select: 'Select',
  fixed: 'You can change the client only before anyone is contacted and while no profile is connected.',
  none: { title: 'No other AI client', text: 'A sequence writes for an AI client.', action: 'Go to AI clients' },
  failed: 'The AI clients could not be loaded.',
  optionsFailed: 'Could not check if you can change the client.',
  /** SEQ-58 */
  changed: 'AI client has been changed successfully.',
  changeFailed: 'Failed to update AI client.',
} as const
