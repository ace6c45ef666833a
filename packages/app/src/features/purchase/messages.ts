import { counted, formatCount } from '@tandem/components'

/** Do not change the texts that a rule quotes. */
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
  creditsHelp: 'Each AI reply, follow-up and suggestion uses credits.',
  buyCredits: 'Buy AI credits',
  managersBuy: 'Owners and managers of your team choose the plan.',
  failed: 'The plan could not be loaded.',
  creditsText: 'Credits are added as soon as the payment has gone through.',
  creditsPurchased: 'AI credits purchased.',
  planPurchased: (profiles: number) => `Payment received. You can now use ${counted(profiles, 'profile')}.`,
  limits: {
    credits: {
      title: (limit: number) => `All ${formatCount(limit)} AI credits are used`,
      text: 'The AI does not reply or follow up until there are new credits.',
      action: 'Buy AI credits',
    },
    plan: {
      title: (limit: number) => `Your plan allows ${counted(limit, 'profile')}`,
      action: 'Upgrade',
    },
  },
  payment: {
    title: 'Complete payment in the new window',
    text: 'This page updates automatically.',
    step: 'Waiting for payment',
    waiting: { plan: 'Waiting for the payment of your plan', credits: 'Waiting for the payment of your AI credits' },
    waitingText: 'We check every few seconds. You can keep working.',
    open: 'Open the payment page',
    unpaid: 'Cancel payment',
  },
} as const

/** Do not change the texts that a rule quotes. */
export const paidProfileMessages = {
  step: 'Creating profile',
  title: 'Your profile is being created',
  text: 'The payment has arrived. This takes a moment.',
  failed: 'creating profile failed',
  failedTitle: 'Your profile could not be created',
  failedText:
    'Your payment is safe, and you will not be charged twice. Try again now, or later under Settings, Account plan.',
  committedPreviously: 'Payment has been already committed previously. Profile creation started instantly.',
  connecting: 'Your profile is being connected.',
  signingIn: 'It takes about half a minute to sign in to the account.',
  fillFailed: 'Your new profile could not be connected.',
  linkSent: 'An email with the link is on its way. The profile connects as soon as the link is opened.',
  details: {
    title: 'Connect your new profile',
    text: 'The profile is created. Choose how Tandem connects to its account. You can also do this later under Settings, Account plan.',
    countryHint: 'Tandem connects from the country where the account is used.',
    way: 'How to connect',
    signIn: 'Sign in with email and password',
    link: 'Send a one-time link',
    email: 'Account email',
    password: 'Account password',
    passwordHint: 'Used once to connect the account. Neither this browser nor Tandem keeps it.',
    linkEmail: 'Send the link to',
    linkHint: 'The owner of the account opens the link. You do not need the password.',
    submit: 'Connect profile',
    submitting: 'Connecting…',
    later: 'Later',
  },
  unfinished: {
    uncreated: (profiles: number) =>
      profiles === 1
        ? 'A profile that you have paid for has not been created yet.'
        : `${formatCount(profiles)} profiles that you have paid for have not been created yet.`,
    create: 'Create profile',
    unfilled: 'Your new profile is not connected yet.',
    connect: 'Connect profile',
  },
} as const

/** BILL-5 to BILL-11 */
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
    'outreach-50-profiles': 'For outreach on a large scale.',
  },
  monthly: {
    title: 'Monthly plans',
    help: 'Priced by the number of connected profiles. Each action beyond the number in your plan costs $0.50.',
    all: 'See all plans',
    creditsText: 'More AI credits can be added to each plan.',
    topUp: (credits: string, price: string, isRecommended: boolean) =>
      `${credits} AI credits a month for ${price}${isRecommended ? ' (recommended)' : ''}`,
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

export const paymentMessages = {
  title: 'Payment',
  leading: 'Opening the payment page…',
  notConfigured: 'Payment is not configured. Ask your administrator.',
  planItem: (profiles: number) => `Tandem for ${counted(profiles, 'profile')}`,
  creditsItem: (credits: number) => `${formatCount(credits)} AI credits a month`,
  earlierItem: (name: string, isAnnual: boolean) => `Earlier plan '${name}', paid ${isAnnual ? 'annually' : 'monthly'}`,
  perMonth: (price: string) => `${price} / month`,
  card: 'Card number',
  testCards:
    'A simulated checkout: 4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined, 4000 0000 0000 9995 stays pending for 30 seconds.',
  expiry: 'Expiry',
  expiryFormat: 'MM / YY',
  code: 'Security code',
  badCard: 'A card number has 12 to 19 digits.',
  badExpiry: 'Enter the month and the year, such as 08 / 29.',
  badCode: 'The code has 3 or 4 digits.',
  pay: (price: string) => `Pay ${price}`.trim(),
  paying: 'Paying…',
  declined: 'Your card was declined. Try another one.',
  paid: 'Thank you, the payment has gone through.',
  pending: 'The payment is being processed.',
  returned: 'Thank you, the payment is being checked.',
  cancelled: 'The payment was cancelled.',
  closesItself: 'This window closes automatically.',
  canBeClosed: 'You can close this window.',
} as const
