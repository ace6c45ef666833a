import { type NavItem } from '@tandem/components'
import { pageTitles } from './messages.ts'

/** The navigation entries in order (SHELL-13, SHELL-14). */
export const navigation: readonly NavItem[] = [
  { id: 'sequences', label: pageTitles.sequences, href: '/sequences' },
  { id: 'messages', label: pageTitles.inbox, href: '/messages?hasIncoming=true' },
  { id: 'recipients', label: pageTitles.recipients, href: '/recipients' },
  { id: 'clients', label: pageTitles.clients, href: '/clients' },
  { id: 'calls', label: pageTitles.calls, href: '/calls' },
  { id: 'profiles', label: pageTitles.profiles, href: '/profiles' },
  { id: 'team', label: pageTitles.team, href: '/team' },
  { id: 'help', label: pageTitles.help, href: '/help' },
]

export const navigationIdOf = (pathname: string): string | undefined => pathname.split('/')[1]
