import {
  type CallStatus,
  type CallStatusEntry,
  type Category,
  MessageCategory,
  type MessageStatus,
  type MessageStatusEntry,
  type Variable,
  type variableNames,
} from '@tandem/contract'

const categoryNames: Readonly<Record<MessageCategory, string>> = {
  not_categorized: 'Not categorized',
  not_interested: 'Not interested',
  neutral: 'Neutral',
  interested: 'Interested',
  info_request: 'Info request',
  objection: 'Objection',
  stop_campaign: 'Stop campaign',
  unqualified: 'Unqualified',
  not_now: 'Not now',
}

export const categories: readonly Category[] = MessageCategory.options.map((id) => ({ id, name: categoryNames[id] }))

export const filterCategories: readonly Category[] = (
  ['not_categorized', 'interested', 'neutral', 'not_now', 'objection', 'stop_campaign', 'unqualified'] as const
).map((id) => ({ id, name: categoryNames[id] }))

const callStatusNames: Readonly<Record<CallStatus, string>> = {
  suggested: 'Suggested',
  got_email: 'Got email',
  got_phone: 'Got phone',
  scheduled: 'Scheduled',
  no_show: 'No show',
  made: 'Held',
}

export const callStatuses: readonly CallStatusEntry[] = Object.entries(callStatusNames).map(([id, name]) => ({
  id,
  name,
}))

export const messageStatuses: Readonly<Record<MessageStatus, MessageStatusEntry>> = {
  draft: { id: 'draft', name: 'Draft' },
  scheduled: { id: 'scheduled', name: 'Scheduled' },
  sent: { id: 'sent', name: 'Sent' },
}

const variableTexts: Readonly<Record<(typeof variableNames)[number], string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  title: 'Title',
  company: 'Company',
  industry: 'Industry',
  location: 'Location',
  profileName: 'Sender name',
  clientName: 'Client name',
}

export const variables: readonly Variable[] = Object.entries(variableTexts).map(([name, text]) => ({ name, text }))

/** Industries that clients can target. */
export const industries: readonly string[] = [
  'Accounting',
  'Advertising Services',
  'Automation Machinery Manufacturing',
  'Banking',
  'Biotechnology Research',
  'Building Materials',
  'Business Consulting and Services',
  'Computer and Network Security',
  'Computer Hardware',
  'Construction',
  'Consumer Goods',
  'Dentists',
  'E-Learning',
  'Events Services',
  'Financial Services',
  'Food and Beverage Manufacturing',
  'Food and Beverage Services',
  'Furniture',
  'Hospitality',
  'Hospitals and Health Care',
  'Human Resources Services',
  'Import and Export',
  'Industrial Machinery Manufacturing',
  'Insurance',
  'Internet Marketplace Platforms',
  'IT Services and IT Consulting',
  'Law Practice',
  'Medical Devices',
  'Medical Practices',
  'Motor Vehicle Manufacturing',
  'Online Audio and Video Media',
  'Packaging and Containers Manufacturing',
  'Physical, Occupational and Speech Therapists',
  'Real Estate',
  'Retail',
  'Retail Apparel and Fashion',
  'Retail Groceries',
  'Robotics Engineering',
  'Semiconductor Manufacturing',
  'Software Development',
  'Sporting Goods',
  'Staffing and Recruiting',
  'Telecommunications',
  'Travel Arrangements',
  'Truck Transportation',
  'Veterinary Services',
  'Warehousing and Storage',
  'Wholesale',
]
