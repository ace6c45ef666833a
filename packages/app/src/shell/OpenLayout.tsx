import { useAtomValue } from 'jotai'
import { Outlet } from 'react-router-dom'
import { userAtom } from '../shared/session/session.ts'
import { BareLayout } from './BareLayout.tsx'
import { Frame } from './Frame.tsx'

/** Pages for anyone. Signed-in users see the navigation bar. */
export function OpenLayout() {
  const user = useAtomValue(userAtom)
  if (!user) return <BareLayout />
  return (
    <Frame user={user}>
      <Outlet />
    </Frame>
  )
}
