export const teamMessages = {
  list: {
    title: 'Team',
    help: 'The people of your organization and the profiles they work with.',
    plural: 'members',
    nothingYet: { title: 'No members yet', text: 'People of your organization will be listed here.' },
  },
  roles: { org_owner: 'Owner', org_manager: 'Manager', org_member: 'Member' },
  statuses: { active: 'Active', disabled: 'Disabled' },
  allProfiles: 'All profiles',
  tabs: { label: 'Member', general: 'General', profiles: 'Profiles' },
  updated: 'The member has been updated.',
  notAllowed: {
    title: 'Only owners and managers can see the team',
    text: 'Ask an owner or a manager of your organization if you need a change.',
    action: 'Return to home page',
  },
  notFound: {
    title: 'Member was not found',
    text: 'They may have left your organization, or the link is wrong.',
    action: 'Back to the team',
  },
  failed: 'The member could not be loaded.',
} as const

export const memberProfilesMessages = {
  help: (name: string) => `${name} sees these profiles, their sequences and their conversations.`,
  add: 'Add a profile',
  addPlaceholder: 'Search profiles',
  list: 'Profiles',
  none: { title: 'No profiles yet', text: 'Add the profiles that this member works with.' },
  remove: (profile: string) => `Remove ${profile}`,
  unknown: (id: number) => `Profile ${id}`,
  added: (profile: string) => `${profile} has been added.`,
  removed: (profile: string) => `${profile} has been removed.`,
  addFailed: (profile: string) => `${profile} could not be added.`,
  removeFailed: (profile: string) => `${profile} could not be removed.`,
  failed: 'The profiles could not be loaded.',
  connected: 'Connected',
  disconnected: 'Reconnect needed',
  notAttached: 'Not connected yet',
} as const
