import { lazyPart } from '@tandem/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { dropForeignDetailsAtom } from '../features/purchase/creationState.ts'
import { forgetPurchaseFlowAtom, isPurchaseFlowShownAtom, waitingKindsAtom } from '../features/purchase/flow.ts'
import { refreshPaidAtom } from '../features/purchase/paymentWindows.ts'
import { followPaidProfilesAtom } from '../features/purchase/profileDraft.ts'
import { userAtom } from '../shared/session/session.ts'

const Purchases = lazyPart(async () => (await import('../features/purchase/components/Purchases.tsx')).Purchases)

/**
 * Plans, payments and the creation of paid profiles, over every page of a signed-in user. Loads when one of them shows.
 */
export function PurchaseFlow() {
  const isShown = useAtomValue(isPurchaseFlowShownAtom)
  const forget = useSetAtom(forgetPurchaseFlowAtom)
  const user = useAtomValue(userAtom)
  const followPaidProfiles = useSetAtom(followPaidProfilesAtom)
  const dropForeignDetails = useSetAtom(dropForeignDetailsAtom)
  useEffect(() => {
    if (!user) return
    followPaidProfiles(user)
    dropForeignDetails()
  }, [user, followPaidProfiles, dropForeignDetails])
  const waitingCount = useAtomValue(waitingKindsAtom).length
  const lastCount = useRef(waitingCount)
  const refresh = useSetAtom(refreshPaidAtom)
  useEffect(() => {
    // Another window may have ended the purchase.
    if (waitingCount < lastCount.current) refresh()
    lastCount.current = waitingCount
  }, [waitingCount, refresh])
  useEffect(() => forget, [forget])
  if (!isShown) return null
  return <Purchases />
}
