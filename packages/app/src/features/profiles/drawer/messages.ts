/** Texts with a rule's id must not change. */
export const drawerMessages = {
  tabs: { label: 'Profile', general: 'General', sequences: 'Sequences', schedule: 'Schedule' },
  reconnectNeeded: 'reconnect needed',
  notFound: {
    title: 'Profile was not found',
    /** PROF-22 */
    text: 'Sorry, a rquested profile was not found.',
    action: 'Back to profiles',
  },
  failed: 'The profile could not be loaded.',
  /** PROF-28 */
  updated: 'Profile has been updated.',
  updateFailed: 'An error occurred, please try again later.',
  /** PROF-29 */
  scheduleUpdated: 'Profile automation schedule has been updated.',
  facts: {
    link: 'LinkedIn profile',
    cloudTime: 'Cloud time',
    plan: 'Subscription',
    price: 'Price',
    monthly: (price: string) => `${price} a month`,
    credits: 'AI credits',
    added: 'Added',
  },
  effect: 'Impact of this change',
  attributesFailed: 'The custom attributes could not be loaded.',
  delete: 'Delete profile',
  emptySlot: {
    title: 'This slot is empty',
    text: 'You have paid for it. Add a profile, and it can send for your sequences.',
    add: 'Add',
    delete: 'Delete slot',
  },
} as const

/** PROF-50 */
export const healthMessages = {
  label: 'Status',
  fine: 'Ready to send.',
  problems: {
    emptySlot: 'No account uses this slot yet.',
    notAttached: 'The account is not connected yet.',
    disconnected: 'The account lost its connection, so nothing is sent.',
    automationOff: 'Automation is off.',
    noClient: 'The profile has no AI client, so no sequence can use it.',
    noSequence: 'The profile is in no sequence.',
    sequenceOff: 'The sequence of the profile is not running.',
    noHours: 'The profile’s and the sequence’s hours do not overlap.',
    weeklyLimit: 'LinkedIn weekly limit reached',
    dailyLimit: 'Connection request limit reached',
    cloudTime: 'Cloud time limit reached',
    outsideHours: 'The profile is outside its hours.',
  },
  nextHours: (moment: string) => `Next: ${moment}.`,
  actions: {
    attach: 'Attach',
    reconnect: 'Reconnect',
    turnOn: 'Open settings',
    client: 'Choose a client',
    sequence: 'Choose a sequence',
    openSequence: 'Open the sequence',
    limits: 'Open the limits',
    hours: 'Open the hours',
  },
} as const

export const weekMessages = {
  title: 'When it can send',
  help: 'Combines account access, automation and the hours of the sequence, including your changes above.',
  noSequence: 'The profile is in no sequence. Only the hours of the profile are shown.',
  sequence: (name: string) => `Includes the hours of the sequence “${name}”.`,
  sequenceFailed: 'The hours of the sequence could not be loaded. Only the hours of the profile are shown.',
  week: 'Hours of this week',
  inZone: 'Shown in',
  profileZone: (zone: string) => `Profile: ${zone}`,
  viewerZone: (zone: string) => `You: ${zone}`,
  never: 'The hours do not overlap, so nothing can be sent.',
  left: {
    title: 'Left',
    today: 'Today',
    week: 'This week',
    requests: 'Requests',
    messages: 'Messages',
  },
  nextSlot: 'Next free slot',
  now: 'Now',
  noSlot: 'None with these settings',
} as const

export const profileSequencesMessages = {
  table: 'Sequences',
  rowNoun: 'sequence',
  columns: { name: 'Name', status: 'Status', client: 'AI client', recipients: 'Recipients' },
  remove: 'Select again to remove the profile from this sequence.',
  none: {
    title: 'No sequences yet',
    text: 'Create a sequence for this profile’s AI client, then choose it here.',
    action: 'Create a sequence',
  },
  failed: 'The sequences could not be loaded.',
} as const
