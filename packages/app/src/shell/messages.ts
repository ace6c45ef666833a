/** Texts of the shell that the login page also loads. */
export const shellMessages = {
  dismiss: 'Dismiss',
  notFound: {
    title: 'Requested page was not found',
    text: 'Sorry, the page you visited does not exist.',
    action: 'Return to home page',
  },
  crashed: {
    title: 'This page ran into a problem',
    text: 'The rest of Tandem still works. Reload the page, or open another one.',
    retry: 'Reload the page',
  },
  pageFailed: {
    title: 'This page could not be loaded',
    unusable: 'Reload it to try again.',
  },
  partFailed: {
    title: 'A part of this page could not be loaded',
    text: 'Check your connection and try again.',
    unusable: 'Reload the page to use it.',
  },
  anotherUser: {
    title: 'The account changed in another tab',
    text: 'Unsaved text on this page was discarded.',
  },
  reload: 'Reload',
  newVersion: {
    title: 'A new version of Tandem is available',
    text: 'This page opens in the new version.',
  },
  storageFailed: {
    title: 'This browser does not store data',
    text: 'Its storage is full or blocked. Drafts and settings are lost when you reload or close the page.',
  },
  unreachable: 'Tandem cannot be reached',
  recipientMessages: 'Messages',
  mobile: 'Please use the desktop site. A mobile version is in development.',
} as const

/** Names of the pages, in navigation, headings and window titles. */
export const pageTitles = {
  dashboard: 'Dashboard',
  sequences: 'Sequences',
  inbox: 'Inbox',
  recipients: 'Recipients',
  clients: 'AI Client',
  clientReport: 'Client report',
  calls: 'Calls Management',
  callReminders: 'Call reminders',
  profiles: 'Profiles',
  team: 'Team',
  settings: 'Settings',
  accountPlan: 'Account plan',
  preferences: 'Snippets and drafts',
  appearance: 'Appearance',
  shortcuts: 'Keyboard shortcuts',
  help: 'Help',
  login: 'Sign in',
  registration: 'Create your account',
  confirmEmail: 'Confirm your email',
  requestResetPassword: 'Reset your password',
  resetPassword: 'Create a new password',
  limitedOffer: 'Limited offer',
  salesNavigator: 'Sales Navigator',
  monthlyPlans: 'Monthly plans',
  payment: 'Payment',
  connect: 'Connect an account',
  calendar: 'Connect a calendar',
  demoConsole: 'Demo console',
  notFound: 'Page not found',
} as const
