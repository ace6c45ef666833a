import { needsReconnecting, type Profile } from '@tandem/contract'
import { profileListMessages } from './messages.ts'

const texts = profileListMessages.statuses

/** How the connection of a profile shows. */
export function profileStatus(profile: Pick<Profile, 'slotStatus' | 'status' | 'connected'>) {
  if (profile.slotStatus === 'empty') return { tone: 'neutral', label: texts.empty } as const
  if (needsReconnecting(profile)) return { tone: 'warning', label: texts.reconnect } as const
  if (profile.status === 'new') return { tone: 'neutral', label: texts.new } as const
  return { tone: 'success', label: texts.connected } as const
}
