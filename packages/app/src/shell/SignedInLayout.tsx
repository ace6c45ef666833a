import { useAtomValue } from 'jotai'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { loginAddress } from '../shared/router/returnAddress.ts'
import { lastSessionEndAtom, userAtom } from '../shared/session/session.ts'
import { Frame } from './Frame.tsx'

/**
 * Pages for signed-in users. Other visitors get the login page, which returns here (AUTH-10), except after a logout.
 */
export function SignedInLayout() {
  const user = useAtomValue(userAtom)
  const lastEnd = useAtomValue(lastSessionEndAtom)
  const location = useLocation()
  if (!user) return <Navigate replace to={lastEnd === 'logout' ? '/login' : loginAddress(location)} />
  return (
    <Frame user={user}>
      <Outlet />
    </Frame>
  )
}
