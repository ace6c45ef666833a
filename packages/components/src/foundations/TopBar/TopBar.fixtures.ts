import { type NavItem } from './navItem.ts'

export const navItems: readonly NavItem[] = [
  { id: 'sequences', label: 'Sequences', href: '/sequences' },
  { id: 'messages', label: 'Inbox', href: '/messages?hasIncoming=true', count: 12, countLabel: 'unread' },
  { id: 'recipients', label: 'Recipients', href: '/recipients' },
  { id: 'clients', label: 'AI Client', href: '/clients' },
  { id: 'calls', label: 'Calls Management', href: '/calls' },
  { id: 'profiles', label: 'Profiles', href: '/profiles', alertLabel: 'reconnect needed' },
  { id: 'team', label: 'Team', href: '/team' },
  { id: 'help', label: 'Help', href: '/help' },
]
