import { type RecipientRow } from '../../rows/people.ts'

/** Names of recipients with which testers bring about what rarely happens. Any recipient can be given one. */
const magicNames = {
  'max attempts': 'maxAttempts',
  'limit reached': 'limitReached',
  'not connected': 'notConnected',
  'new message': 'newMessage',
} as const

type Magic = (typeof magicNames)[keyof typeof magicNames]

export function magicOf({ firstName, lastName }: Pick<RecipientRow, 'firstName' | 'lastName'>): Magic | undefined {
  const name = `${firstName} ${lastName}`.trim().toLowerCase()
  return Object.entries(magicNames).find(([known]) => known === name)?.[1]
}
