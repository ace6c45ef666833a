import { plans } from '@tandem/contract'
import { useSearchParams } from 'react-router-dom'
import { MonthlyPlans } from '../../features/purchase/components/MonthlyPlans.tsx'
import NotFoundPage from './NotFoundPage.tsx'

/** `?plan=` names one plan. For an unknown plan, shows `NotFoundPage`. */
export default function MonthlyPlansPage() {
  const [search] = useSearchParams()
  const asked = search.get('plan')
  const plan = plans.find(({ option }) => option === asked)
  return asked !== null && !plan ? <NotFoundPage /> : <MonthlyPlans option={plan?.option} />
}
