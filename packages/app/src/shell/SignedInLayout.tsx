import { useAtomValue } from 'jotai'
import * as v from 'valibot'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { loginAddress } from '../shared/router/returnAddress.ts'
import { lastSessionEndAtom, userAtom } from '../shared/session/session.ts'
import { storedAtom } from '../shared/storage/storedAtom.ts'
import { useStored } from '../shared/storage/lastShown.ts'
import { Frame } from './Frame.tsx'

/** If true, index.html shows the app's frame while the app loads. */
const wasSignedInAtom = storedAtom({ key: 'wasSignedIn', version: 1, schema: v.boolean(), initial: false })

/** Sends visitors to the login page. The login leads back to the requested page (AUTH-10), but not after a logout. */
export function SignedInLayout() {
  const user = useAtomValue(userAtom)
  const lastEnd = useAtomValue(lastSessionEndAtom)
  const location = useLocation()
  useStored(wasSignedInAtom, user != null)
  if (!user) return <Navigate replace to={lastEnd === 'logout' ? '/login' : loginAddress(location)} />
  return (
    <Frame user={user}>
      <Outlet />
    </Frame>
  )
}
