/**
 * The product's figures. A name that ends in `Ms` is in milliseconds, in `Secs` in seconds. Lengths of texts are in
 * UTF-16 units, sizes on the screen in CSS pixels, prices in US dollars.
 */

/** SHELL-1: the product's name. */
export const productName = 'Tandem'

/**
 * BILL-5 to BILL-8 and BILL-11: the monthly plans, by number of profiles. `agentActions` is the value of the included
 * actions, in dollars.
 */
export const plans = [
  {
    option: 'outreach-1-profile',
    profiles: 1,
    price: 99,
    agentActions: 25,
    customMessages: 50,
    isHighlighted: false,
    paymentPath: '/payment-1profile-monthly',
    hasRoleBasedPermissions: false,
    hasMultiClientDashboard: false,
    hasApiAccess: false,
    hasEarlyAccess: false,
  },
  {
    option: 'outreach-10-profiles',
    profiles: 10,
    price: 499,
    agentActions: 200,
    customMessages: 400,
    isHighlighted: false,
    paymentPath: '/payment-10profiles-monthly',
    hasRoleBasedPermissions: true,
    hasMultiClientDashboard: true,
    hasApiAccess: true,
    hasEarlyAccess: false,
  },
  {
    option: 'outreach-30-profiles',
    profiles: 30,
    price: 799,
    agentActions: 600,
    customMessages: 1200,
    isHighlighted: true,
    paymentPath: '/payment-30profiles-monthly',
    hasRoleBasedPermissions: true,
    hasMultiClientDashboard: true,
    hasApiAccess: true,
    hasEarlyAccess: false,
  },
  {
    option: 'outreach-50-profiles',
    profiles: 50,
    price: 999,
    agentActions: 800,
    customMessages: 1600,
    isHighlighted: false,
    paymentPath: '/payment-50profiles-monthly',
    hasRoleBasedPermissions: true,
    hasMultiClientDashboard: true,
    hasApiAccess: true,
    hasEarlyAccess: true,
  },
] as const

export type Plan = (typeof plans)[number]
export type PlanOption = Plan['option']

/** AUTH-18: the number of profiles in each lifetime deal. */
export const lifetimeProfiles = { appsumo_tier1: 1, appsumo_tier2: 3, appsumo_tier3: 10 } as const

/** BILL-9: price of an agent action beyond the included actions, in dollars. */
export const extraActionPrice = 0.5

/** BILL-25: AI credits for sale, per month. */
export const creditTopUps = [
  { credits: 250, price: 19, isRecommended: false, paymentPath: '/payment-ai-credits-250' },
  { credits: 500, price: 29, isRecommended: true, paymentPath: '/payment-ai-credits-500' },
  { credits: 1000, price: 39, isRecommended: false, paymentPath: '/payment-ai-credits-1000' },
] as const

export type CreditTopUp = (typeof creditTopUps)[number]

/**
 * BILL-35: plans of earlier years. Their payment pages are `/payment-{name}-monthly` and `/payment-{name}-annually`.
 * The rule specifies only the names. The numbers of profiles and messages are assumed.
 */
export const earlierPlans = [
  { name: 'starter', profiles: 1, customMessages: 25 },
  { name: 'explorer', profiles: 1, customMessages: 50 },
  { name: 'trio-explorer', profiles: 3, customMessages: 150 },
  { name: 'unlimited-cloud', profiles: 10, customMessages: 400 },
] as const

export type EarlierPlan = (typeof earlierPlans)[number]

/** Billing periods of an earlier plan. The period is also the end of the page's path. */
export const earlierPlanPeriods = ['monthly', 'annually'] as const

/** SIM-4 to SIM-6: card numbers of the simulator's checkout. */
export const checkoutCards = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  pending: '4000000000009995',
} as const
/** Duration of the pending state of the card `pending`, on the simulator's clock. */
export const checkoutPendingMs = 30_000

/** BILL-3: the path on which the plan modal never opens automatically. */
export const monthlyPaymentPath = '/monthlyPayment'

/** Intervals at which the app requests data again. `popupClosed`: interval of the check if a popup was closed. */
export const pollingMs = {
  dashboard: 30_000,
  notifications: 60_000,
  conversations: 20_000,
  openConversation: 10_000,
  connectedProfiles: 120_000,
  user: 5_000,
  organization: 5_000,
  organizationInBackground: 20_000,
  creationWizard: 5_000,
  attachedProfile: 1_000,
  /** PROF-46: the interval while the connect popup is open. */
  connectPopup: 5_000,
  calendarEvents: 5_000,
  popupClosed: 200,
} as const

/** PROF-15: maximum number of status requests after the connect popup closed. */
export const attachPollingTries = 30

/** PROF-45: if the profile had an error before the popup opened, an error in earlier responses is ignored. */
export const oldErrorTries = 5

/**
 * Waiting times.
 * - `draftAutosave`: from the end of typing until the draft is saved (INBOX-32)
 * - `markRead`: until a visible message is marked as read (INBOX-40)
 * - `afterSend`: from sending a message until the latest messages are loaded (INBOX-33)
 * - `messageHistory`: from an edit of a message until the next edit is a new undo step (SEQ-38)
 */
export const delayMs = { draftAutosave: 1_500, markRead: 500, afterSend: 1_000, messageHistory: 500 } as const

/** SHELL-59: display time of toasts. Errors stay until the user dismisses them. */
export const toastMs = { short: 5_000, long: 10_000 } as const

/** SHELL-41: retries of failed queries. */
export const queryRetry = { count: 3, firstDelayMs: 1_000, maximumDelayMs: 30_000 } as const

/** SHELL-41: the time for which a query that no component uses stays in the cache. */
export const queryCacheMs = 5 * 60_000

/** INBOX-45: number of failed attempts after which a message gets the error `max_attempts_reached`. */
export const messageSendAttempts = 3

/** LIST-25: the page sizes of a table that users can choose. */
export const tablePageSizes = [25, 50, 100] as const
export const defaultTablePageSize = 25

/** Page sizes of lists without a table. `loadAll`: page size when the app loads all pages of a list. */
export const pageSize = {
  conversations: 20,
  messages: 20,
  notifications: 100,
  dashboardSequences: 25,
  profiles: 100,
  loadAll: 100,
} as const

/** LIST-21: a page with fewer items has no next page. */
export const nextPageThreshold = 15

/** INBOX-5, INBOX-15: a page around an item has this many times the usual number of items. */
export const aroundFactor = 2

/** LIST-7: the maximum numbers in a query string: values per key, levels of brackets, parameters. */
export const queryStringLimits = { arrayLimit: 20, depth: 5, parameterLimit: 1000 } as const

/** BILL-14, PROF-14: the size of the payment popup and of the connect popup. */
export const popupWindow = { width: 780, height: 800 } as const

/** SHELL-28: touch devices with a narrower screen show the notice to use the desktop site. */
export const mobileMaximumWidth = 768

/** Date formats in dayjs tokens. */
export const dateFormats = {
  time: 'HH:mm',
  isoDay: 'YYYY-MM-DD',
  dottedDay: 'DD.MM.YYYY',
  shortDay: 'MMM, DD',
  longDay: 'MMMM DD, YYYY',
  plainDay: 'MMM D',
  plainDayOfYear: 'MMM D, YYYY',
  weekDay: 'ddd, MMM D',
  shortMonth: 'MMM YYYY',
  /** LIST-31: only in tables and exports. */
  tableMoment: 'MMM. DD YYYY - HH:mm',
  moment: 'ddd, MMM D, HH:mm',
  momentOfYear: 'ddd, MMM D, YYYY, HH:mm',
} as const

/** DASH-6: number of days from the start of the default range to today. */
export const defaultRangeDays = 7

/** DASH-25: if the range has at least this number of days, each point of the dashboard's chart is a week or more. */
export const dashboardWeeklyFrom = 60

/** PROF-49: number of connection requests that LinkedIn accepts from a profile within seven days. */
export const weeklyRequestsLimit = 100

/** PROF-6: number of days from today to the end of the period of the profiles' statistics. */
export const profileStatsDaysAhead = 2

/** PROF-40: the slot of a day after its 24h switch was turned off. */
export const defaultSlot = { start: '09:00', end: '18:00' } as const

/** SEQ-34: the first message has at most `maximum` characters, less `perVariable` for each variable. */
export const firstMessage = { maximum: 200, perVariable: 15 } as const

/** Maximum lengths of typed texts (SHELL-38, RECIP-7, INBOX-17, SEQ-45). */
export const maximumLength = { name: 200, customAttributeName: 64, messageText: 8_000, prompt: 4_000 } as const

/** SEQ-28, SEQ-43: the delay of a new message, follow-up or re-engagement step. */
export const defaultDelaySecs = 172_800

/** Names of variables (`%name%`): the recipient's fields, then the sender's. */
export const variableNames = [
  'firstName',
  'lastName',
  'title',
  'company',
  'industry',
  'location',
  'profileName',
  'clientName',
] as const

/**
 * PROF-33, PROF-34: the maximum of each daily limit, the recommended limit for a new profile, and the limit above which
 * the form shows a warning.
 */
export const dailyLimits = {
  connectionRequests: { minimum: 0, maximum: 100, start: 5, guidance: 30 },
  messages: { minimum: 0, maximum: 200, start: 20, guidance: 50 },
} as const

/** PROF-37: the age at which a request that was not accepted is withdrawn, and the maximum of withdrawals per day. */
export const withdrawal = { afterMs: 21 * 86_400_000, perDay: 49 } as const

/** CLIENT-13: recommended length of a company info, and the AI credits that each character adds to a message. */
export const companyInfo = { recommendedFrom: 1_500, recommendedTo: 2_000, creditsPerCharacter: 0.002_59 } as const

/** Files about a client: documents that the AI can read. */
export const clientFile = {
  maximumBytes: 10 * 1024 * 1024,
  extensions: ['pdf', 'doc', 'docx', 'odt', 'rtf', 'ppt', 'pptx', 'odp', 'xls', 'xlsx', 'ods', 'csv', 'txt', 'md'],
} as const

/** CLIENT-14: the sizes of companies, by number of employees. */
export const targetSizes = [
  'Self-employed',
  '11-50',
  '51-200',
  '201-500',
  '501-1000',
  '1001-5000',
  '5001-10000',
  '10000+',
] as const

/** SEQ-24: maximum number of recipients in the body of a creation or a forecast. */
export const sequenceCreationRecipients = 50_000

/** IMPORT-1, IMPORT-3: limits of an imported file, and the number of rows in the upload's response. */
export const recipientImport = {
  maximumBytes: 10 * 1024 * 1024,
  maximumRows: 50_000,
  /** Maximum row number of the header. */
  headerRows: 20,
  /** Number of the file's rows in the upload's response. */
  firstRows: 40,
} as const

/** CALL-15: the times between a reminder and its call, in milliseconds. */
export const callReminderWindowsMs = {
  day: { earliest: 24 * 3_600_000, latest: 16 * 3_600_000 },
  few_hours: { earliest: 3 * 3_600_000, latest: 2 * 3_600_000 },
  less_than_hour: { earliest: 40 * 60_000, latest: 10 * 60_000 },
} as const
