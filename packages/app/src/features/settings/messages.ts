export const settingsMessages = {
  title: 'Settings',
  tabs: {
    label: 'Settings',
    general: 'General',
    accountPlan: 'Account plan',
    preferences: 'Snippets and drafts',
    appearance: 'Appearance',
    shortcuts: 'Shortcuts',
  },
  general: {
    title: 'About you',
    help: 'Your team sees your name. You sign in with your email.',
    updated: 'Your details have been updated.',
  },
  snippets: {
    title: 'Snippets',
    help: 'Reusable replies. Saved in this browser only.',
    name: 'Name',
    text: 'Text',
    add: 'Add snippet',
    save: 'Save',
    cancel: 'Cancel',
    editOf: (name: string) => `Edit ${name}`,
    deleteOf: (name: string) => `Delete ${name}`,
    deleted: (name: string) => `${name} deleted.`,
    tooLong: 'This is too long.',
    empty: { title: 'No snippets yet', text: 'A snippet can have variables, such as the first name of the lead.' },
  },
  drafts: {
    title: 'Drafts',
    help: 'Texts that you have not sent or saved are kept in this browser for 30 days.',
    drop: 'Delete my drafts when I log out',
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    help: 'Press ? on any page to see this list.',
  },
  appearance: {
    title: 'Appearance',
    help: 'These settings are saved in this browser only.',
  },
} as const
