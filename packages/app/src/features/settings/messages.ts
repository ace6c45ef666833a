/** Texts of the settings. */
export const settingsMessages = {
  title: 'Settings',
  tabs: { label: 'Settings', general: 'General', accountPlan: 'Account plan' },
  general: {
    title: 'About you',
    help: 'Your team sees your name. You sign in with your email.',
    updated: 'Your details have been updated.',
  },
} as const
