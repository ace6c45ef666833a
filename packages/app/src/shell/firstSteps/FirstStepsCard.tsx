import { OnboardingChecklist } from '@tandem/components'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { finishProfileAtom, purchaseAtom } from '../../features/purchase/purchaseAtoms.ts'
import { sharedMessages } from '../../shared/text/messages.ts'
import { showToastAtom } from '../../shared/toast/toasts.ts'
import { contentId } from '../useArrival.ts'
import { firstStepsStateAtom } from './firstSteps.ts'
import { firstStepMessages as texts } from './messages.ts'
import { firstStepsAtom } from './steps.ts'

/** The first steps as a card. Each step detects when it is done, and links to its page. */
export function FirstStepsCard() {
  const steps = useAtomValue(firstStepsAtom)
  const [state, setState] = useAtom(firstStepsStateAtom)
  const showToast = useSetAtom(showToastAtom)
  const dispatchPurchase = useSetAtom(purchaseAtom)
  // BILL-21
  const finishProfile = useSetAtom(finishProfileAtom)
  const doneCount = steps.filter(({ isDone }) => isDone === true).length
  const isFinished = doneCount === steps.length
  useEffect(() => {
    if (state !== 'closed') setState('open')
  }, [state, setState])
  const dismiss = () => {
    setState('closed')
    document.querySelector<HTMLElement>(`#${contentId} h1`)?.focus()
    if (isFinished) return
    showToast({
      intent: 'info',
      title: texts.hidden,
      action: { label: sharedMessages.undo, onClick: () => setState('open') },
    })
  }
  return (
    <OnboardingChecklist
      title={isFinished ? texts.finished.title : texts.title}
      text={isFinished ? texts.finished.text : texts.text}
      steps={steps.map(({ id, isDone, isBlocked = false, isUnassigned = false, href }) => {
        const { title } = texts.steps[id]
        const { text, action } = isUnassigned ? texts.unassigned : texts.steps[id]
        return { id, title, text, isDone, href, actionLabel: isBlocked ? undefined : action }
      })}
      progressText={texts.progress(doneCount, steps.length)}
      doneLabel={texts.done}
      dismissLabel={isFinished ? texts.close : texts.hide}
      onDismiss={dismiss}
      onStep={(_, { stepId }) =>
        stepId === 'buy' ? dispatchPurchase({ is: 'choose', kind: 'plan' }) : finishProfile()
      }
    />
  )
}
