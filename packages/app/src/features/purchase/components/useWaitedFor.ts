import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { purchaseOfPageAtom } from '../purchase.ts'

/**
 * Whether the app waits for the payment of this order in this window. Closes the window when it no longer does: the
 * payment has arrived, or the user has said that they did not pay (BILL-32).
 */
export function useWaitedFor(orderId: string | undefined): boolean {
  const purchase = useAtomValue(purchaseOfPageAtom)
  const isWaitedFor = purchase !== undefined && purchase.orderId === orderId
  const [wasWaitedFor] = useState(isWaitedFor)
  const isOver = wasWaitedFor && !isWaitedFor
  useEffect(() => {
    if (isOver) window.close()
  }, [isOver])
  return isWaitedFor
}
