import { OnboardingChecklist } from '@tandem/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { sharedMessages } from '../../shared/text/messages.ts'
import { showToastAtom } from '../../shared/toast/toasts.ts'
import { firstStepsStateAtom } from './firstSteps.ts'
import { firstStepMessages as texts } from './messages.ts'
import { firstStepsAtom } from './steps.ts'

interface FirstStepsCardProps {
  /** Creates or connects a paid profile (BILL-21). Undefined: the step is a link to its page. */
  readonly onProfileFinish?: (() => void) | undefined
  readonly onPlanChoose: () => void
}

/** The first steps as a card. Each step detects when it is done, and links to its page. */
export function FirstStepsCard({ onProfileFinish, onPlanChoose }: FirstStepsCardProps) {
  const steps = useAtomValue(firstStepsAtom)
  const setState = useSetAtom(firstStepsStateAtom)
  const showToast = useSetAtom(showToastAtom)
  const doneCount = steps.filter(({ isDone }) => isDone === true).length
  const isFinished = doneCount === steps.length
  const dismiss = () => {
    setState('closed')
    document.querySelector<HTMLElement>('main h1')?.focus()
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
        const isLink = id !== 'connect' || isBlocked || !onProfileFinish
        return { id, title, text, isDone, href: isLink ? href : undefined, actionLabel: isBlocked ? undefined : action }
      })}
      progressText={texts.progress(doneCount, steps.length)}
      doneLabel={texts.done}
      dismissLabel={isFinished ? texts.close : texts.hide}
      onDismiss={dismiss}
      onStep={(_, { stepId }) => (stepId === 'buy' ? onPlanChoose() : onProfileFinish?.())}
    />
  )
}
