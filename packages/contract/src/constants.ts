/**
 * Every figure of the specification (section 9 of its three documents) and of the decisions beside it, named and grouped.
 * Times are in milliseconds where a name ends in `Ms`, in seconds where it ends in `Secs`; lengths are in characters (UTF-16 units);
 * sizes of windows and parts of the screen are in CSS pixels; prices are in US dollars.
 */

export const productName = 'Tandem'

// ---------------------------------------------------------------------------------------------------------------- plans and payments

/** Plans by number of connected profiles, per month; `agentActions` is the value in dollars of the agent actions included (document 1, sections 6 and 9). */
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

/** Dollars for each agent action above what a plan includes. */
export const extraActionPrice = 0.5

/** Share that annual billing takes off; no screen sells it yet. */
export const annualDiscount = 0.2

/** AI-credit top-ups per month. */
export const creditTopUps = [
  { credits: 250, price: 19, isRecommended: false, paymentPath: '/payment-ai-credits-250' },
  { credits: 500, price: 29, isRecommended: true, paymentPath: '/payment-ai-credits-500' },
  { credits: 1000, price: 39, isRecommended: false, paymentPath: '/payment-ai-credits-1000' },
] as const

export type CreditTopUp = (typeof creditTopUps)[number]

/**
 * Plans of earlier years that can still be paid; each has the pages `/payment-{name}-monthly` and `/payment-{name}-annually`. The documents name
 * them only: what they bring is read from their names, in the measure of today's plans.
 */
export const earlierPlans = [
  { name: 'starter', profiles: 1, customMessages: 25 },
  { name: 'explorer', profiles: 1, customMessages: 50 },
  { name: 'trio-explorer', profiles: 3, customMessages: 150 },
  { name: 'unlimited-cloud', profiles: 10, customMessages: 400 },
] as const

export type EarlierPlan = (typeof earlierPlans)[number]

/** How often an earlier plan is paid. */
export const earlierPlanPeriods = ['monthly', 'annually'] as const

/** Card numbers of the simulator's checkout: one pays, one is declined, one stays pending for a while on the simulator's clock (decisions, 'Payments'). */
export const checkoutCards = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  pending: '4000000000009995',
} as const
export const checkoutPendingMs = 30_000

/** The route on which the plan modal never opens by itself. */
export const monthlyPaymentPath = '/monthlyPayment'

// -------------------------------------------------------------------------------------------------------- polling, waiting, retrying

/** How often something is asked for while it is needed. */
export const pollingMs = {
  notifications: 60_000,
  connectedProfiles: 120_000,
  user: 5_000,
  organization: 5_000,
  organizationInBackground: 20_000,
  creationWizard: 5_000,
  attachedProfile: 1_000,
  calendarEvents: 5_000,
  popupClosed: 200,
} as const

/** Asks for the profile's status after its connect popup closed, before the user is warned. */
export const attachPollingTries = 30

/** Pauses before something is saved or done. */
export const delayMs = { draftAutosave: 1_500, markRead: 500, afterSend: 1_000, messageHistory: 500 } as const

/** How long toasts stay that have a time of their own. */
export const toastMs = { profileAttached: 10_000, callCreated: 10_000 } as const

/** Failed queries; mutations are not retried and requests have no timeout. */
export const queryRetry = { count: 3, firstDelayMs: 1_000, maximumDelayMs: 30_000 } as const

export const queryCacheMs = 5 * 60_000

/** Unsuccessful attempts after which a message is given up (`max_attempts_reached`). */
export const messageSendAttempts = 3

// ------------------------------------------------------------------------------------------------------------------ lists and pages

export const tablePageSizes = [25, 50, 100] as const
export const defaultTablePageSize = 25

/** Page sizes of calls that are not tables. */
export const pageSize = {
  conversations: 20,
  messages: 20,
  notifications: 100,
  dashboardSequences: 25,
  profiles: 100,
  clients: 100,
  loadAll: 100,
} as const

/** A page of a cursor list has a successor only from this many items on. */
export const nextPageThreshold = 15

/** A load around one item asks for this many times the page size. */
export const aroundFactor = 2

/** Distance from the bottom at which an infinite list loads on. */
export const infiniteScrollPx = 50

/** What a reader of query strings takes at most: values a key, nesting, keys with values altogether. */
export const queryStringLimits = { arrayLimit: 20, depth: 5, parameterLimit: 1000 } as const

// ------------------------------------------------------------------------------------------------------------------------ dimensions

export const popupWindow = { width: 780, height: 800 } as const
export const planModal = { width: 1000, height: 800 } as const
export const filterDrawerWidth = 496
export const addProfileDrawerWidth = 768
export const avatarSize = 40
export const columnWidth = { minimum: 140, maximum: 300 } as const

/** Narrower touch devices get the notice to use the desktop site. */
export const mobileMaximumWidth = 768

// -------------------------------------------------------------------------------------------------------------------- days and times

/** Date formats; the letters mean what they mean in dayjs. */
export const dateFormats = {
  time: 'HH:mm',
  isoDay: 'YYYY-MM-DD',
  dottedDay: 'DD.MM.YYYY',
  shortDay: 'MMM, DD',
  longDay: 'MMMM DD, YYYY',
  tableMoment: 'MMM. DD YYYY - HH:mm',
  monthDay: 'MMM DD',
  monthYear: 'MMM YYYY',
} as const

/** Days that the default range reaches back from today. */
export const defaultRangeDays = 7

/** Days that the statistics window of the profile table reaches ahead of today. */
export const profileStatsDaysAhead = 2

export const weekdayLabels = { mo: 'Mo', tu: 'Tu', we: 'We', th: 'Th', fr: 'Fr', sa: 'Sa', su: 'Su' } as const

/** What a person chooses from first in a Category filter (document 1, section 3). */
export const filterCategories = [
  'not_categorized',
  'interested',
  'neutral',
  'not_now',
  'objection',
  'stop_campaign',
  'unqualified',
] as const

/** The slot that a day gets when it is no longer 'always'. */
export const defaultSlot = { start: '09:00', end: '18:00' } as const

// ------------------------------------------------------------------------------------------------------------------------- messages

/** The first message: at most `maximum` characters, `perVariable` less for each placeholder. */
export const firstMessage = { maximum: 200, perVariable: 15 } as const

/** Most characters of what people type (decisions, 'Limits'). */
export const maximumLength = { name: 200, customAttributeName: 64, messageText: 8_000, prompt: 4_000 } as const

/** Delay of a new message, follow-up or re-engagement step: 2 days. */
export const defaultDelaySecs = 172_800

/** Names that `%name%` placeholders can have: the recipient's fields, then the sender's. */
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

// --------------------------------------------------------------------------------------------------------------- profiles and sending

/** Bounds of the daily limits, and the number above which the guidance text warns without forbidding. */
export const dailyLimits = {
  connectionRequests: { minimum: 0, maximum: 100, start: 5, guidance: 30 },
  messages: { minimum: 0, maximum: 200, start: 20, guidance: 50 },
} as const

/** Connection requests not accepted for this long are withdrawn, at most so many a day. */
export const withdrawal = { afterMs: 21 * 86_400_000, perDay: 49 } as const

// --------------------------------------------------------------------------------------------------------------------------- clients

/** Company info: recommended length, and the share of its length that each message costs in AI credits. */
export const companyInfo = { recommendedFrom: 1_500, recommendedTo: 2_000, creditsPerCharacter: 0.002_59 } as const

/** Files that tell the AI more about a client: documents that it can read. */
export const clientFile = {
  maximumBytes: 10 * 1024 * 1024,
  extensions: ['pdf', 'doc', 'docx', 'odt', 'rtf', 'ppt', 'pptx', 'odp', 'xls', 'xlsx', 'ods', 'csv', 'txt', 'md'],
} as const

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

// ----------------------------------------------------------------------------------------------------------------- imports and calls

/** Files of recipients: CSV or XLSX. */
export const recipientImport = { maximumBytes: 10 * 1024 * 1024, maximumRows: 50_000, sampleRows: 20 } as const

/** How long before a call each automatic reminder is sent; 'a couple of hours' is read as two to three. */
export const callReminderWindowsMs = {
  day: { earliest: 24 * 3_600_000, latest: 16 * 3_600_000 },
  few_hours: { earliest: 3 * 3_600_000, latest: 2 * 3_600_000 },
  less_than_hour: { earliest: 40 * 60_000, latest: 10 * 60_000 },
} as const

// --------------------------------------------------------------------------------------------------------------------------- storage

/** Keys of what the browser remembers that the documents name; column preferences have one a data type (`columnPreferencesKey`). */
export const storageKeys = { sequenceWizard: 'CRATE_SEQUENCE' } as const

// ------------------------------------------------------------------------------------------------------------------------- countries
