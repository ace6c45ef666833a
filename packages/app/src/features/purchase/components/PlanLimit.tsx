import { Button, makeStyles } from '@fluentui/react-components'
import { quietBody } from '@tandem/components/styles'
import { useAtomValue, useSetAtom } from 'jotai'
import { userAtom } from '../../../shared/session/session.ts'
import { fullPlanOf } from '../limits.ts'
import { billingMessages } from '../messages.ts'
import { purchaseAtom, unconfirmedAtom } from '../purchaseAtoms.ts'

const usePlanLimitStyles = makeStyles({ root: quietBody })

const texts = billingMessages.limits.plan

/** Shows that all profiles of the plan are used (BILL-42). */
export function PlanLimit() {
  const styles = usePlanLimitStyles()
  const dispatch = useSetAtom(purchaseAtom)
  const profiles = fullPlanOf(useAtomValue(userAtom), useAtomValue(unconfirmedAtom))
  if (profiles === undefined) return null
  return (
    <>
      <span className={styles.root}>{texts.title(profiles)}</span>
      <Button onClick={() => dispatch({ is: 'choose', kind: 'plan' })}>{texts.action}</Button>
    </>
  )
}
