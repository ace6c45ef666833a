/** Texts of plans and payments; those of the specification to the letter. */
export const billingMessages = {
  plan: 'Plan',
  subscriptions: {
    default: 'Standard',
    appsumo_tier1: 'AppSumo Tier 1',
    appsumo_tier2: 'AppSumo Tier 2',
    appsumo_tier3: 'AppSumo Tier 3',
  },
  paidProfiles: 'Paid profiles',
  usedProfiles: 'Used profiles',
  choosePlan: 'Choose a plan',
  upgrade: 'Upgrade',
  credits: 'AI credits',
  used: 'Used',
  creditsHelp: 'Every AI reply, follow-up and suggestion takes some of them.',
  buyCredits: 'Buy AI credits',
  failed: 'The plan could not be loaded.',
  creditsText: 'Credits are added as soon as the payment has gone through.',
  creditsPurchased: 'AI credits purchased.',
  planPurchased: (profiles: number) => `Payment received. You can now use ${profiles.toLocaleString('en-US')} profiles.`,
  payment: {
    title: 'Finish your payment in the other window',
    text: 'This page goes on by itself as soon as the payment has gone through.',
    step: 'Waiting for payment',
  },
} as const

/** What plans offer (document 1, sections 6 and 9). */
export const planTexts = {
  titles: {
    'outreach-1-profile': '1 profile',
    'outreach-10-profiles': '10 profiles',
    'outreach-30-profiles': '30 profiles',
    'outreach-50-profiles': '50 profiles',
  },
  descriptions: {
    'outreach-1-profile': 'For a seller who runs their own outreach.',
    'outreach-10-profiles': 'For a team that sells together.',
    'outreach-30-profiles': 'For an agency with several clients.',
    'outreach-50-profiles': 'For outreach as a business of its own.',
  },
  whatYouGet: 'What you get',
  agentActions: (price: string) => `${price} of agent actions`,
  customMessages: (count: string) => `${count} custom messages`,
  each: (price: string) => `${price} each`,
  rows: {
    profiles: 'Connected profiles',
    agentActions: 'Agent actions included',
    customMessages: 'Custom messages',
    extraActions: 'Extra actions',
    roleBasedPermissions: 'Role-based team permissions',
    multiClientDashboard: 'Multi-client dashboard',
    apiAccess: 'API access',
    earlyAccess: 'Early access to new features',
  },
} as const
