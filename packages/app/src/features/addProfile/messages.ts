export const addMessages = {
  drawer: {
    title: 'Add Profile',
    help: 'Uses one paid slot. A new window opens, where the account owner signs in.',
    attach: 'Attach',
    attaching: 'Adding…',
    wizard: 'Use the guided setup',
  },
  wizard: {
    title: 'New profile',
    steps: {
      general: { label: 'General', help: 'Who the account belongs to, and how much it may send.' },
      client: { label: 'Client', help: 'The profile can send for the sequences of this client.' },
      schedule: { label: 'Schedule', help: 'When Tandem may use the account, and when it may send automatically.' },
    },
    clientMissing: 'Choose a client',
    nameMissing: 'Enter a name',
    finish: 'Create',
    closeText: 'Your entries will be lost.',
    noClients: {
      title: 'No AI clients yet',
      text: 'A profile writes for an AI client. Create the first one.',
      action: 'Create a client',
    },
  },
  notAllowed: {
    title: 'You are not allowed to add profiles',
    text: 'Only owners and managers of your organization can add profiles. Ask one of them for a new profile.',
    action: 'Back to the profiles',
  },
  /** PROF-13 requires exactly this text. */
  added: 'Profile has been added successfully.',
  noZone: 'The time zone of the profile could not be saved. Choose it under Schedule.',
  attach: 'Attach',
  open: 'Open',
  buy: 'Go to your plan',
} as const
