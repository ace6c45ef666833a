import { useAtomValue } from 'jotai'
import { Outlet } from 'react-router-dom'
import { userAtom } from '../shared/session/session.ts'
import { BareLayout } from './BareLayout.tsx'
import { Frame } from './Frame.tsx'

/** Pages for anyone, with the navigation bar for signed-in users. */
export function OpenLayout() {
  const user = useAtomValue(userAtom)
  if (!user) return <BareLayout />
  return (
    <Frame user={user}>
      <Outlet />
    </Frame>
  )
}
