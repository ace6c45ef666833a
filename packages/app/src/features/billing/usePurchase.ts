import { plans } from '@tandem/contract'
import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { useCallback, useEffect, useRef } from 'react'
import { environmentAtom } from '../../shared/environment.ts'
import { openPopup, type Popup } from '../../shared/popup.ts'
import { organizationQueryAtom, userAtom } from '../../shared/session.ts'
import { showToastAtom } from '../../shared/toasts.ts'
import { billingMessages as texts } from './messages.ts'
import { startProfileDraftAtom } from './profileDraft.ts'
import { isPurchasedAtom, type Purchase, purchaseAtom, type PurchaseKind } from './purchase.ts'
import { invalidateOperations } from '../../shared/operationKey.ts'

export interface PurchaseControl {
  readonly purchase: Purchase | undefined
  /** Opens the payment page in a popup, and waits for the payment. */
  readonly buy: (kind: PurchaseKind, path: string) => void
  readonly showWindow: () => void
  readonly cancel: () => void
}

/**
 * A payment in a popup: waited for until it has gone through, the popup is closed, or the user gives up (document 1, section 4). A plan's
 * profile is due from then on (`isCreationDueAtom`).
 */
export function usePurchase(): PurchaseControl {
  const store = useStore()
  const popup = useRef<Popup>(undefined)
  const [purchase, setPurchase] = useAtom(purchaseAtom)
  const isPurchased = useAtomValue(isPurchasedAtom)
  const { basename } = useAtomValue(environmentAtom)
  const showToast = useSetAtom(showToastAtom)

  const end = useCallback(() => {
    popup.current?.forget()
    popup.current = undefined
    setPurchase(undefined)
  }, [setPurchase])

  const refresh = useCallback(
    () => invalidateOperations(store.get(queryClientAtom), ['userMe', 'organizationGet']),
    [store],
  )

  const buy = useCallback(
    (kind: PurchaseKind, path: string) => {
      const { paidProfilesCount = 0 } = store.get(userAtom) ?? {}
      const { aiCreditsUsed = 0, aiCreditsTotal = 0 } = store.get(organizationQueryAtom).data ?? {}
      const onClosed = () => {
        end()
        // A payment that went through a moment before the window was closed.
        refresh()
      }
      popup.current = openPopup(`${basename === '/' ? '' : basename}${path}`, 'payment', onClosed)
      const plan = plans.find(({ paymentPath }) => paymentPath === path)
      if (plan) store.set(startProfileDraftAtom, plan.option)
      setPurchase({
        kind,
        path,
        paidProfilesCount,
        aiCreditsUsed,
        aiCreditsTotal,
        isBlocked: popup.current === undefined,
      })
    },
    [store, basename, end, refresh, setPurchase],
  )

  useEffect(() => {
    if (!isPurchased) return
    const kind = store.get(purchaseAtom)?.kind
    const { paidProfilesCount = 0 } = store.get(userAtom) ?? {}
    popup.current?.close()
    end()
    refresh()
    showToast({
      intent: 'success',
      title: kind === 'credits' ? texts.creditsPurchased : texts.planPurchased(paidProfilesCount),
    })
  }, [isPurchased, store, end, refresh, showToast])

  // Whoever logs out waits no more.
  useEffect(() => end, [end])

  const cancel = useCallback(() => {
    popup.current?.close()
    end()
  }, [end])
  return { purchase, buy, cancel, showWindow: () => popup.current?.show() }
}
