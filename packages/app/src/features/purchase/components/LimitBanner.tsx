import { Button } from '@fluentui/react-components'
import { Banner, type BannerProps } from '@tandem/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { dismissedLimitsAtom, reachedLimitsAtom } from '../limits.ts'
import { billingMessages } from '../messages.ts'
import { type PurchaseKind } from '../purchase.ts'
import { purchaseAtom } from '../purchaseAtoms.ts'

const { limits: texts } = billingMessages

interface LimitBannerProps extends Pick<BannerProps, 'isCard'> {
  readonly kind: PurchaseKind
}

/** The notice that a limit of the plan is reached, with a button to buy more (BILL-42). */
export function LimitBanner({ kind, isCard }: LimitBannerProps) {
  const dispatch = useSetAtom(purchaseAtom)
  const setDismissed = useSetAtom(dismissedLimitsAtom)
  const reached = useAtomValue(reachedLimitsAtom).find((limit) => limit.kind === kind)
  if (!reached) return null
  const { title, text, action } = texts[kind]
  return (
    <Banner
      title={title(reached.limit)}
      isCard={isCard}
      action={<Button onClick={() => dispatch({ is: 'choose', kind })}>{action}</Button>}
      onDismiss={() => setDismissed((dismissed) => ({ ...dismissed, [kind]: reached.limit }))}
    >
      {text}
    </Banner>
  )
}
