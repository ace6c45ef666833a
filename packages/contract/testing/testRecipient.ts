import { type Recipient } from '../src/index.ts'

/** A recipient without a sequence. */
export const testRecipient: Recipient = {
  id: 1,
  firstName: 'Ana',
  lastName: 'Ruiz',
  url: null,
  title: null,
  company: null,
  industry: null,
  location: null,
  timeZone: null,
  dateAdded: '2026-01-01T00:00:00.000Z',
  lastContact: null,
  customAttributes: {},
  sequenceId: null,
  sequenceStatus: null,
}
