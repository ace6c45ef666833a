import { TopBar } from '@tandem/components'
import { canSeeTeam, type User } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { memo, useMemo } from 'react'
import { Notifications } from '../features/notifications/components/Notifications.tsx'
import { disconnectedProfileIdsAtom } from '../features/profiles/lostConnections.ts'
import { profileMessages } from '../features/profiles/messages.ts'
import { pathnameAtom } from '../shared/router/search.ts'
import { Account } from './Account.tsx'
import { CommandButton } from './Commands.tsx'
import { HelpLink } from './HelpLink.tsx'
import { navigation, navigationIdOf } from './navigation.ts'
import { QuietBoundary } from './QuietBoundary.tsx'

const navigationWithAlert = navigation.map((item) =>
  item.id === 'profiles' ? Object.assign({}, item, { alertLabel: profileMessages.reconnectNeeded }) : item,
)

/** Wordmark, navigation, notifications and account. Does not re-render when a page changes its query. */
export const NavigationBar = memo(function NavigationBar({ user }: { readonly user: User }) {
  const pathname = useAtomValue(pathnameAtom)
  const isReconnectNeeded = (useAtomValue(disconnectedProfileIdsAtom)?.length ?? 0) > 0
  const all = isReconnectNeeded ? navigationWithAlert : navigation
  // Members are not allowed on the team's pages (TEAM-3).
  const items = useMemo(() => (canSeeTeam(user.role) ? all : all.filter(({ id }) => id !== 'team')), [all, user.role])
  return (
    <TopBar
      items={items}
      selectedId={navigationIdOf(pathname)}
      isHomeSelected={pathname === '/'}
      right={
        <>
          <CommandButton />
          <HelpLink />
          <QuietBoundary page={pathname}>
            <Notifications />
          </QuietBoundary>
          <QuietBoundary page={pathname}>
            <Account user={user} />
          </QuietBoundary>
        </>
      }
    />
  )
})
