/** Texts of the settings. */
export const settingsMessages = {
  title: 'Settings',
  tabs: { label: 'Settings', general: 'General', accountPlan: 'Account plan' },
  general: {
    title: 'About you',
    help: 'Your name shows to your team; with your email you sign in.',
    updated: 'Your details have been updated.',
  },
} as const
