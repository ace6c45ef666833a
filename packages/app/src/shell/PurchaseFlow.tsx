import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useEffect } from 'react'
import { forgetPurchaseFlowAtom, isPurchaseFlowShownAtom } from '../features/billing/flow.ts'

const Purchases = lazy(async () => ({
  default: (await import('../features/billing/components/Purchases.tsx')).Purchases,
}))

/**
 * Plans, payments and the creation of paid profiles, over every page of a signed-in user. Loads when one of them shows.
 */
export function PurchaseFlow() {
  const isShown = useAtomValue(isPurchaseFlowShownAtom)
  const forget = useSetAtom(forgetPurchaseFlowAtom)
  useEffect(() => forget, [forget])
  if (!isShown) return null
  return (
    <Suspense>
      <Purchases />
    </Suspense>
  )
}
