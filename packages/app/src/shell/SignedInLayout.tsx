import { useAtomValue } from 'jotai'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { loginAddress } from '../shared/returnAddress.ts'
import { lastSessionEndAtom, userAtom } from '../shared/session.ts'
import { Frame } from './Frame.tsx'

/** Pages for who is signed in. Everybody else gets the login page, and comes back here after it; who logged out starts anew. */
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
