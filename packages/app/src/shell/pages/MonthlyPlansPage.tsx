import { plans } from '@tandem/contract'
import { useSearchParams } from 'react-router-dom'
import { MonthlyPlans } from '../../features/purchase/components/MonthlyPlans.tsx'
import NotFoundPage from './NotFoundPage.tsx'

/** `/monthlyPayment`, with `?plan=` for one plan. An unknown plan shows the page not found. */
export default function MonthlyPlansPage() {
  const [search] = useSearchParams()
  const asked = search.get('plan')
  const plan = plans.find(({ option }) => option === asked)
  return asked !== null && !plan ? <NotFoundPage /> : <MonthlyPlans option={plan?.option} />
}
