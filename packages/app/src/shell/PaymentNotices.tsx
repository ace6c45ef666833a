import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { backgroundPaymentsAtom } from '../features/billing/flow.ts'

const PaymentBanners = lazy(async () => ({
  default: (await import('../features/billing/components/PaymentBanners.tsx')).PaymentBanners,
}))

/** Above every page of a signed-in user: the payments that are waited for. Loads when there is one. */
export function PaymentNotices() {
  const isShown = useAtomValue(backgroundPaymentsAtom).length > 0
  if (!isShown) return null
  return (
    <Suspense>
      <PaymentBanners />
    </Suspense>
  )
}
