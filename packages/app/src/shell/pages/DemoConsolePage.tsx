import { lazyPart } from '@tandem/components'
import { useAtomValue } from 'jotai'
import { Navigate } from 'react-router-dom'
import { environmentAtom } from '../../shared/api/environment.ts'
import { userAtom } from '../../shared/session/session.ts'
import NotFoundPage from './NotFoundPage.tsx'

const DemoConsoleWindow = lazyPart(
  async () => (await import('../../features/demo/console/DemoConsole.tsx')).DemoConsoleWindow,
)

/** The presenter's console in a separate window. Does not exist outside of the demo. */
export default function DemoConsolePage() {
  const { demo } = useAtomValue(environmentAtom)
  const user = useAtomValue(userAtom)
  if (!demo) return <NotFoundPage />
  return user ? <DemoConsoleWindow /> : <Navigate replace to="/login" />
}
