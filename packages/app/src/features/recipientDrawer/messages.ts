import { recipientListMessages } from '../../entities/recipient/messages.ts'

/** Texts of the recipient drawer. */
export const recipientDrawerMessages = {
  head: { addToSequence: recipientListMessages.addToSequence.action, openConversation: 'Open conversation' },
  tabs: { label: 'Sections of the recipient', general: 'General', sequences: 'Sequences' },
  notFound: {
    title: 'Recipient was not found',
    text: 'It may have been removed, or you do not have access to it.',
    action: 'Back to recipients',
  },
  failed: 'The recipient could not be loaded',
  unnamed: 'Unnamed recipient',
  updated: 'Recipient info has been updated.',
  requiredField: 'Field is required',
  save: 'Save',
  saving: 'Saving…',
  info: {
    title: 'Info',
    firstName: 'First name',
    lastName: 'Last name',
    jobTitle: 'Title',
    company: 'Company',
    industry: 'Industry',
    url: 'Profile link',
    open: 'Open profile',
    noUrl: 'No profile link',
  },
  location: {
    title: 'Location',
    location: 'Location',
    timeZone: 'Time zone',
    localTime: 'Local time',
  },
  history: { title: 'Recipient history', dateAdded: 'Added', lastContact: 'Last contact', never: 'Not contacted yet' },
  attributes: {
    title: 'Custom attributes',
    none: 'There are no custom attributes yet.',
    add: 'Add custom attribute',
    failed: 'The custom attributes could not be loaded.',
  },
  sequences: {
    list: 'Sequences of the recipient',
    none: { title: 'Not in a sequence', text: 'Sequences that contact this recipient will be listed here.' },
    failed: 'The sequences could not be loaded.',
    sequenceStatuses: recipientListMessages.sequenceStatuses,
    remove: (name: string) => `Remove from ${name}`,
    removeLabel: 'Remove',
    question: {
      title: (name: string) => `Remove from ${name}?`,
      text: 'Nothing more is sent to this recipient from the sequence. The conversation stays.',
      confirm: 'Remove',
    },
    removed: 'Recipient has been removed from the sequence.',
    removeFailed: 'The recipient could not be removed from the sequence.',
  },
} as const
