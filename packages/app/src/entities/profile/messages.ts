/** Do not change texts that rules quote. */
export const profileListMessages = {
  list: {
    title: 'Profiles',
    help: 'The connected accounts that your sequences send from, with their limits and hours.',
    plural: 'profiles',
    nothingYet: {
      title: 'No profiles yet',
      text: 'A profile is an account that sends for you. Connect a profile to start a sequence.',
    },
  },
  add: 'Add Profile',
  actions: {
    attach: 'Attach',
    reconnect: 'Reconnect',
    view: 'View',
    add: 'Add',
    deleteSlot: 'Delete slot',
    delete: 'Delete profile',
  },
  /** PROF-7 */
  running: 'Running',
  offline: 'Offline',
  onHold: 'On hold',
  statuses: {
    connected: 'Connected',
    disconnected: 'Disconnected',
    new: 'Not connected yet',
    empty: 'Empty slot',
  },
  reconnectNeeded: 'Reconnect needed',
  /** PROF-8 */
  limits: {
    weekly: 'LinkedIn weekly limit reached',
    requests: 'Connection request limit reached',
    cloudTime: 'Cloud time limit reached',
    cloudTimeAndRequests: 'Cloud time and connection requests limits reached',
  },
  limitNames: {
    weekly: 'Weekly limit',
    requests: 'Daily limit',
    cloudTime: 'Cloud time',
    cloudTimeAndRequests: 'Two limits',
  },
  share: {
    requests: (count: number, limit: number) => `${count} of ${limit} requests today`,
    week: (count: number, limit: number) => `${count} of ${limit} requests within seven days`,
    messages: (count: number, limit: number) => `${count} of ${limit} messages today`,
  },
  deletion: {
    title: (name: string) => `Delete ${name}?`,
    /** PROF-30 */
    text: (name: string) => `Delete profile ${name} from Tandem? Tandem will no longer have access to the profile.`,
    slot: 'You also give up its paid slot.',
    profile: 'Its slot becomes empty. Conversations stay.',
    confirm: 'Delete',
    done: (name: string) => `${name} has been deleted.`,
    failed: (name: string) => `${name} could not be deleted.`,
  },
} as const
