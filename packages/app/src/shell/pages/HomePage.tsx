import DashboardPage from '../../features/dashboard/pages/DashboardPage.tsx'
import { FirstSteps } from '../firstSteps/FirstSteps.tsx'

/** The dashboard, with the first steps of a new user. */
export default function HomePage() {
  return <DashboardPage firstSteps={<FirstSteps />} />
}
