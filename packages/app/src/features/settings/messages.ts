/** Texts of the settings. */
export const settingsMessages = {
  title: 'Settings',
  tabs: { label: 'Settings', general: 'General', accountPlan: 'Account plan' },
  general: {
    title: 'About you',
    help: 'Your name shows to your team; with your email you sign in.',
    updated: 'Your details have been updated.',
  },
  accountPlan: {
    plan: 'Plan',
    subscriptions: {
      default: 'Standard',
      appsumo_tier1: 'AppSumo Tier 1',
      appsumo_tier2: 'AppSumo Tier 2',
      appsumo_tier3: 'AppSumo Tier 3',
    },
    paidProfiles: 'Paid profiles',
    usedProfiles: 'Used profiles',
    credits: 'AI credits',
    used: 'Used',
  },
} as const
