import { Button } from '@fluentui/react-components'
import { Banner } from '@tandem/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { dismissedLimitsAtom, usedUpCreditsAtom } from '../limits.ts'
import { billingMessages } from '../messages.ts'
import { purchaseAtom } from '../purchaseAtoms.ts'

const { title, text, action } = billingMessages.limits.credits

/** Shows that all AI credits are used (BILL-42). */
export function CreditsBanner() {
  const dispatch = useSetAtom(purchaseAtom)
  const setDismissed = useSetAtom(dismissedLimitsAtom)
  const credits = useAtomValue(usedUpCreditsAtom)
  if (credits === undefined) return null
  return (
    <Banner
      intent="warning"
      title={title(credits)}
      action={<Button onClick={() => dispatch({ is: 'choose', kind: 'credits' })}>{action}</Button>}
      onDismiss={() => setDismissed({ credits })}
    >
      {text}
    </Banner>
  )
}
