import { type Profile, profileConnection } from '@tandem/contract'
import { profileListMessages } from '../../../entities/profile/messages.ts'

const texts = profileListMessages.statuses

const statuses = {
  connected: { tone: 'success', label: texts.connected },
  disconnected: { tone: 'warning', label: texts.disconnected },
  notAttached: { tone: 'neutral', label: texts.new },
} as const

/** The visible state of a profile's connection. */
export function profileStatus(profile: Pick<Profile, 'slotStatus' | 'status' | 'connected'>) {
  if (profile.slotStatus === 'empty') return { tone: 'neutral', label: texts.empty } as const
  return statuses[profileConnection(profile)]
}
