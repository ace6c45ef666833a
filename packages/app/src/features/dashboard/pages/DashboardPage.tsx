import { PageHead } from '@tandem/components'

/** The home page. */
export default function DashboardPage() {
  return <PageHead title="Dashboard" />
}
