import { Button } from '@fluentui/react-components'
import { Banner } from '@tandem/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { choiceAtom } from '../flow.ts'
import { dismissLimitAtom, reachedLimitsAtom } from '../limits.ts'
import { billingMessages } from '../messages.ts'

const { limits: texts } = billingMessages

/** A notice for each limit of the plan that is used up, with the way to more (BILL-42). */
export function LimitBanners() {
  const choose = useSetAtom(choiceAtom)
  const dismiss = useSetAtom(dismissLimitAtom)
  return useAtomValue(reachedLimitsAtom).map((reached) => {
    const { title, text, action } = texts[reached.kind]
    return (
      <Banner
        key={reached.kind}
        title={title(reached.limit)}
        action={<Button onClick={() => choose(reached.kind)}>{action}</Button>}
        onDismiss={() => dismiss(reached)}
      >
        {text}
      </Banner>
    )
  })
}
