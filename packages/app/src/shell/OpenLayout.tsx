import { useAtomValue } from 'jotai'
import { Outlet } from 'react-router-dom'
import { userAtom } from '../shared/session/session.ts'
import { BareLayout } from './BareLayout.tsx'
import { Frame } from './Frame.tsx'

/** The layout of pages that need no session. Signed-in users also see the navigation bar. */
export function OpenLayout() {
  const user = useAtomValue(userAtom)
  if (!user) return <BareLayout />
  return (
    <Frame user={user}>
      <Outlet />
    </Frame>
  )
}
