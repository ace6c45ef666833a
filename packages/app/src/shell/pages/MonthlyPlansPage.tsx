import { plans } from '@tandem/contract'
import { useSearchParams } from 'react-router-dom'
import { MonthlyPlans } from '../../features/purchase/components/MonthlyPlans.tsx'
import NotFoundPage from './NotFoundPage.tsx'

/** `/monthlyPayment`, and `?plan=` for one of the plans; a plan that does not exist is a page that does not exist. */
export default function MonthlyPlansPage() {
  const [search] = useSearchParams()
  const asked = search.get('plan')
  const plan = plans.find(({ option }) => option === asked)
  return asked !== null && !plan ? <NotFoundPage /> : <MonthlyPlans option={plan?.option} />
}
