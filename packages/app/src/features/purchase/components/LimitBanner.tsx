import { Button } from '@fluentui/react-components'
import { Banner } from '@tandem/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { dismissedLimitsAtom, reachedLimitsAtom } from '../limits.ts'
import { billingMessages } from '../messages.ts'
import { type PurchaseKind } from '../purchase.ts'
import { purchaseAtom } from '../purchaseAtoms.ts'

const { limits: texts } = billingMessages

interface LimitBannerProps {
  readonly kind: PurchaseKind
}

/** The notice that a limit of the plan is reached, with a button to buy more (BILL-42). */
export function LimitBanner({ kind }: LimitBannerProps) {
  const dispatch = useSetAtom(purchaseAtom)
  const setDismissed = useSetAtom(dismissedLimitsAtom)
  const reached = useAtomValue(reachedLimitsAtom).find((limit) => limit.kind === kind)
  if (!reached) return null
  const { title, text, action } = texts[kind]
  return (
    <Banner
      // The use of all profiles of a plan is normal, and needs no warning.
      intent={kind === 'plan' ? 'info' : 'warning'}
      title={title(reached.limit)}
      action={<Button onClick={() => dispatch({ is: 'choose', kind })}>{action}</Button>}
      onDismiss={() => setDismissed((dismissed) => ({ ...dismissed, [kind]: reached.limit }))}
    >
      {text}
    </Banner>
  )
}
