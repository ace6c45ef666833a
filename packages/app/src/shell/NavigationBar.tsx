import { TopBar } from '@tandem/components'
import { type User } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { useLocation } from 'react-router-dom'
import { Notifications } from '../features/notifications/components/Notifications.tsx'
import { disconnectedProfileIdsAtom } from '../features/profiles/api.ts'
import { profileMessages } from '../features/profiles/messages.ts'
import { Account } from './Account.tsx'
import { navigation, navigationIdOf } from './navigation.ts'

const alarmedNavigation = navigation.map((item) =>
  item.id === 'profiles' ? Object.assign({}, item, { alertLabel: profileMessages.reconnectNeeded }) : item,
)

/** Wordmark, navigation, notifications and account. */
export function NavigationBar({ user }: { readonly user: User }) {
  const { pathname } = useLocation()
  const isReconnectNeeded = (useAtomValue(disconnectedProfileIdsAtom)?.length ?? 0) > 0
  const items = isReconnectNeeded ? alarmedNavigation : navigation
  return (
    <TopBar
      items={items}
      selectedId={navigationIdOf(pathname)}
      right={
        <>
          <Notifications />
          <Account user={user} />
        </>
      }
    />
  )
}
