import { useAtomValue } from 'jotai'
import DashboardPage from '../../features/dashboard/pages/DashboardPage.tsx'
import { areFirstStepsDecidedAtom } from '../firstSteps/firstSteps.ts'
import { FirstSteps } from '../firstSteps/FirstSteps.tsx'

/** The dashboard, with the first steps of a new user. */
export default function HomePage() {
  const isDecided = useAtomValue(areFirstStepsDecidedAtom)
  return <DashboardPage firstSteps={<FirstSteps />} isPlaceKnown={isDecided} />
}
