// `Ms` means milliseconds, and `Secs` means seconds. Lengths of texts are in UTF-16 units, sizes of screens are in CSS
// pixels, and prices are in US dollars.

export const productName = 'Tandem'

/** BILL-5 to BILL-8, BILL-11: the monthly plans. `agentActions`: value of the included actions, in dollars. */
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

/** AUTH-18: number of profiles of each lifetime deal. */
export const lifetimeProfiles = { appsumo_tier1: 1, appsumo_tier2: 3, appsumo_tier3: 10 } as const

/** BILL-9: the price of one extra action. */
export const extraActionPrice = 0.5

/** BILL-25: AI credits a month. */
export const creditTopUps = [
  { credits: 250, price: 19, isRecommended: false, paymentPath: '/payment-ai-credits-250' },
  { credits: 500, price: 29, isRecommended: true, paymentPath: '/payment-ai-credits-500' },
  { credits: 1000, price: 39, isRecommended: false, paymentPath: '/payment-ai-credits-1000' },
] as const

export type CreditTopUp = (typeof creditTopUps)[number]

/** BILL-35: plans of earlier years. Their numbers of profiles and messages are assumed. */
export const earlierPlans = [
  { name: 'starter', profiles: 1, customMessages: 25 },
  { name: 'explorer', profiles: 1, customMessages: 50 },
  { name: 'trio-explorer', profiles: 3, customMessages: 150 },
  { name: 'unlimited-cloud', profiles: 10, customMessages: 400 },
] as const

export type EarlierPlan = (typeof earlierPlans)[number]

/** Billing periods of earlier plans. The path of the payment page ends with the period. */
export const earlierPlanPeriods = ['monthly', 'annually'] as const

/** SIM-4 to SIM-6: cards of the simulator's checkout. */
export const checkoutCards = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  pending: '4000000000009995',
} as const
/** A payment with the card `pending` stays pending for this time on the simulator's clock. */
export const checkoutPendingMs = 30_000

/** BILL-3: the plan modal does not open automatically on this path. */
export const monthlyPaymentPath = '/monthlyPayment'

/** Intervals between requests for new data. `popupClosed`: between checks for a closed popup. */
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
  /** PROF-46: while the connect popup is open. */
  connectPopup: 5_000,
  calendarEvents: 5_000,
  popupClosed: 200,
} as const

/** PROF-15: maximum number of requests after the popup closed. */
export const attachPollingTries = 30

/**
 * PROF-45: if the profile had an error before the popup opened, the first responses can contain the old error. The
 * status `error` counts only in the response with this number and in later responses.
 */
export const oldErrorTries = 5

/** INBOX-32, INBOX-40, INBOX-33 and SEQ-38. */
export const delayMs = { draftAutosave: 1_500, markRead: 500, afterSend: 1_000, messageHistory: 500 } as const

/** SHELL-59 */
export const toastMs = { short: 5_000, long: 10_000 } as const

/** SHELL-41 */
export const queryRetry = { count: 3, firstDelayMs: 1_000, maximumDelayMs: 30_000 } as const

/** SHELL-41: an unused query stays in the cache for this time. */
export const queryCacheMs = 5 * 60_000

/** INBOX-45: after this many failed attempts, a message has the error `max_attempts_reached`. */
export const messageSendAttempts = 3

/** LIST-25 */
export const tablePageSizes = [25, 50, 100] as const
export const defaultTablePageSize = 25

/** Page sizes of lists without a table. `loadAll` is the page size of requests that load all pages. */
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

/** INBOX-5, INBOX-15: the page around an item is larger than other pages by this factor. */
export const aroundFactor = 2

/** LIST-7: maximum number of values per key, of nested brackets, and of parameters. */
export const queryStringLimits = { arrayLimit: 20, depth: 5, parameterLimit: 1000 } as const

/** BILL-14, PROF-14: the payment popup and the connect popup. */
export const popupWindow = { width: 780, height: 800 } as const

/** SHELL-28: narrower touch devices show a notice. */
export const mobileMaximumWidth = 768

/** Formats of dayjs. */
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
  /** LIST-31: only for tables and exports. */
  tableMoment: 'MMM. DD YYYY - HH:mm',
  moment: 'ddd, MMM D, HH:mm',
  momentOfYear: 'ddd, MMM D, YYYY, HH:mm',
} as const

/** DASH-6: the default range begins this many days before today. */
export const defaultRangeDays = 7

/** DASH-25: for a range of at least this many days, a point of the dashboard's chart is a week or more. */
export const dashboardWeeklyFrom = 60

/** PROF-49: LinkedIn's limit of connection requests within seven days. */
export const weeklyRequestsLimit = 100

/** PROF-6: the statistics of profiles end this many days after today. */
export const profileStatsDaysAhead = 2

/** PROF-40: the hours of a day after the user switches 24h off. */
export const defaultSlot = { start: '09:00', end: '18:00' } as const

/** SEQ-34: the limit is `maximum` characters. Each variable lowers the limit by `perVariable`. */
export const firstMessage = { maximum: 200, perVariable: 15 } as const

/** SHELL-38, RECIP-7, INBOX-17, SEQ-45 */
export const maximumLength = { name: 200, customAttributeName: 64, messageText: 8_000, prompt: 4_000 } as const

/** SEQ-28, SEQ-43: for a new message, follow-up or re-engagement step. */
export const defaultDelaySecs = 172_800

/** In a message, a variable is written `%name%`. */
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

/** PROF-33, PROF-34. `start`: for a new profile. Above `guidance`, the form shows a warning. */
export const dailyLimits = {
  connectionRequests: { minimum: 0, maximum: 100, start: 5, guidance: 30 },
  messages: { minimum: 0, maximum: 200, start: 20, guidance: 50 },
} as const

/** PROF-37: requests that are older than `afterMs` are withdrawn, at most `perDay` on a day. */
export const withdrawal = { afterMs: 21 * 86_400_000, perDay: 49 } as const

/** CLIENT-13: recommended length of an info. Each character adds `creditsPerCharacter` to the cost of a message. */
export const companyInfo = { recommendedFrom: 1_500, recommendedTo: 2_000, creditsPerCharacter: 0.002_59 } as const

export const clientFile = {
  maximumBytes: 10 * 1024 * 1024,
  extensions: ['pdf', 'doc', 'docx', 'odt', 'rtf', 'ppt', 'pptx', 'odp', 'xls', 'xlsx', 'ods', 'csv', 'txt', 'md'],
} as const

/** CLIENT-14: ranges of the number of employees. */
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

/** SEQ-24: maximum number of recipients in a creation or a forecast. */
export const sequenceCreationRecipients = 50_000

/** IMPORT-1, IMPORT-3 */
export const recipientImport = {
  maximumBytes: 10 * 1024 * 1024,
  maximumRows: 50_000,
  /** Maximum row number of the header. */
  headerRows: 20,
  /** Rows in the upload's response. */
  firstRows: 40,
} as const

/** CALL-15: the earliest and the latest time of a reminder, as a duration before the call. */
export const callReminderWindowsMs = {
  day: { earliest: 24 * 3_600_000, latest: 16 * 3_600_000 },
  few_hours: { earliest: 3 * 3_600_000, latest: 2 * 3_600_000 },
  less_than_hour: { earliest: 40 * 60_000, latest: 10 * 60_000 },
} as const
