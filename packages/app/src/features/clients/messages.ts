import { counted } from '@tandem/components'
import { clientEntityMessages } from '../../entities/client/messages.ts'

/** If a rule quotes one of these texts, the text must not change. */
export const clientMessages = {
  requiredField: 'Field is required',
  open: 'Open',
  created: 'Client has been created successfully.',
  updated: 'Client was updated successfully!',
  invalid: 'Please, fix errors bellow',
  ...clientEntityMessages,
  report: 'Report for the client',
  noStats: 'Choose another period, or launch a sequence for this client.',
  tabs: { label: 'Client', dashboard: 'Dashboard', settings: 'Settings' },
} as const

export const clientListMessages = {
  list: {
    title: 'AI clients',
    help: 'The companies your profiles write for. In every reply, the AI uses the info that you enter here.',
    plural: 'AI clients',
    nothingYet: {
      title: 'No AI clients yet',
      text: 'A client is a company your profiles write for. Add the first one to start its sequences.',
    },
  },
  add: 'Add Client',
  view: 'View',
  archive: 'Archive',
  unarchive: 'Unarchive',
  archiving: {
    done: (name: string) => `${name} archived`,
    active: (count: number) =>
      `${counted(count, 'active sequence')} of this client ${count === 1 ? 'keeps' : 'keep'} sending.`,
    failed: (name: string) => `${name} could not be archived.`,
  },
  unarchiving: {
    done: (name: string) => `${name} unarchived`,
    failed: (name: string) => `${name} could not be unarchived.`,
  },
  bulkArchiving: {
    running: 'Archiving…',
    done: (count: number) => `${counted(count, 'client')} archived`,
    undone: (count: number) => `${counted(count, 'client')} unarchived`,
    refusal: 'Already archived.',
  },
  bulkUnarchiving: {
    running: 'Unarchiving…',
    done: (count: number) => `${counted(count, 'client')} unarchived`,
    undone: (count: number) => `${counted(count, 'client')} archived again`,
    refusal: 'Not archived.',
  },
} as const

export const companyMessages = {
  sections: {
    general: 'General',
    info: 'Company Info',
    files: 'Additional files',
    targets: 'Target Customers',
    contact: 'Contact person',
  },
  name: 'Company Name',
  url: 'Website',
  urlPlaceholder: 'https://example.com',
  info: 'Company description',
  infoHint: 'What the company offers, who buys it, and why they choose it. 1,500 to 2,000 characters are recommended.',
  infoTooLong: (length: string, credits: string) =>
    `Please, shorten the description: 1,500 to 2,000 characters are recommended. With ${length} characters, each message costs about ${credits} extra AI credits.`,
  deckUrl: 'Deck link',
  portfolioUrl: 'Portfolio link',
  targetLocation: 'Location',
  targetLocationHint: 'Countries, regions or cities',
  targetIndustries: 'Industries',
  industriesPlaceholder: 'Search industries',
  industriesFailed: 'The industries could not be loaded.',
  targetSizes: 'Company sizes',
  sizesPlaceholder: 'Choose company sizes',
  contactName: 'Name',
  contactTitle: 'Job title',
  contactEmail: 'Email',
} as const

export const fileMessages = {
  limits: 'PDF, Word, PowerPoint, Excel, CSV or plain text, at most 10 MB each.',
  list: 'Files',
  waiting: 'Will be uploaded when the client is created',
  uploading: (percent: number) => `Uploading, ${percent}%`,
  retry: 'Retry',
  remove: (name: string) => `Remove ${name}`,
  cancel: (name: string) => `Cancel the upload of ${name}`,
  uploadFailed: (name: string) => `${name} could not be uploaded.`,
  open: 'Open',
  removeQuestion: (name: string) => `Remove ${name}?`,
  removeText: 'The AI will no longer use it.',
  removeConfirm: 'Remove',
  removeFailed: (name: string) => `${name} could not be removed.`,
} as const

export const wizardMessages = {
  title: 'New AI client',
  step: 'Define Client Info',
  create: 'Create',
  creating: 'Creating…',
  closeText: 'Your entries will be lost.',
} as const
