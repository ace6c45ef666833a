import { Button, Dialog, DialogSurface, mergeClasses, Spinner } from '@fluentui/react-components'
import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss'
import { Info16Regular } from '@fluentui/react-icons/svg/info'
import { Warning16Regular } from '@fluentui/react-icons/svg/warning'
import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Notice } from '../Notice/Notice.tsx'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'
import { useOpeningClick } from '../../hooks/doubleClicks.ts'
import { useFocusReturn } from '../../hooks/useFocusReturn.ts'
import { useOnePress } from '../../hooks/useOnePress.ts'
import { WizardNav } from './WizardNav.tsx'
import { useWizardShellStyles } from './WizardShell.styles.ts'
import { shownStepIndex, type WizardStep } from './wizardSteps.ts'

/** The question before a wizard closes. */
export interface CloseQuestion {
  /** Default: 'Do you want to close?'. */
  readonly title?: string | undefined
  /** Default: no text. */
  readonly text?: ReactNode | undefined
  /** Default: 'Close'. */
  readonly confirmLabel?: string | undefined
  /** Default: 'Keep editing'. */
  readonly cancelLabel?: string | undefined
  /** True if closing loses no input. The confirm button is then not red. Default: false. */
  readonly isDraftKept?: boolean | undefined
}

export interface WizardShellProps {
  readonly isOpen: boolean
  readonly title: string
  /** A wizard with a single step has no rail. */
  readonly steps: readonly WizardStep[]
  /** If the user cannot reach this step yet, the first incomplete step shows instead. */
  readonly currentStepId: string
  /** Called for Next, Back, or a step of the rail. */
  readonly onStepChange: (event: SyntheticEvent, data: { readonly stepId: string }) => void
  /** Called by the button of the last step. The wizard ignores further presses until the returned promise settles. */
  readonly onFinish: (event: SyntheticEvent) => unknown
  /** The label of the last step's button, for example 'Create Sequence'. */
  readonly finishLabel: string
  /** True if the last step has the button that calls `onFinish`. Default: true. */
  readonly hasFinish?: boolean | undefined
  /** Called after the user confirms the close question. */
  readonly onClose: (event: SyntheticEvent) => void
  readonly closeQuestion?: CloseQuestion | undefined
  /** The page of the current step. */
  readonly children?: ReactNode | undefined
  /** True while `onFinish` runs. The wizard can then not be closed. Default: false. */
  readonly isBusy?: boolean | undefined
  /** The reason why `onFinish` failed. */
  readonly errorText?: ReactNode | undefined
  /** Shown at the right of the button Back. */
  readonly footerExtra?: ReactNode | undefined
  /** For example 'Saved just now'. Shown at the left of the button Next or the finish button. */
  readonly status?: ReactNode | undefined
  /** Shown before the button of the last step. */
  readonly finishExtra?: ReactNode | undefined
}

/** A dialog as large as the window, for a task with several steps. */
export function WizardShell({
  isOpen,
  title,
  steps,
  currentStepId,
  onStepChange,
  onFinish,
  finishLabel,
  hasFinish = true,
  onClose,
  closeQuestion,
  children,
  isBusy = false,
  errorText,
  footerExtra,
  status,
  finishExtra,
}: WizardShellProps) {
  const styles = useWizardShellStyles()
  const id = useId()
  const [isAsking, setIsAsking] = useState(false)
  const [refusedStepId, setRefusedStepId] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  const index = shownStepIndex(steps, currentStepId)
  const step = steps[index]
  const stepId = step?.id
  const shownStepId = useRef(stepId)
  useFocusReturn(isOpen)
  const openingClick = useOpeningClick(stepId)
  const press = useOnePress()
  useEffect(() => {
    if (shownStepId.current === stepId) return
    shownStepId.current = stepId
    // The title of the new step gets the focus, so that screen readers start there.
    const scroller = heading.current?.closest('[data-scroller]')
    if (scroller) scroller.scrollTop = 0
    heading.current?.focus({ preventScroll: true })
  }, [stepId])

  const askToClose = () => {
    if (!isBusy) setIsAsking(true)
  }
  const isAlone = steps.length === 1
  const isLast = index === steps.length - 1
  const before = steps[index - 1]
  const after = steps[index + 1]
  const canGoOn = step !== undefined && step.isComplete && !isBusy
  const goOn = (event: SyntheticEvent) => {
    if (!canGoOn) return
    press(() => (after ? onStepChange(event, { stepId: after.id }) : onFinish(event)))
  }
  const goBack = (event: SyntheticEvent) => {
    if (before && !isBusy) press(() => onStepChange(event, { stepId: before.id }))
  }
  const missing = step && !step.isComplete ? step.missing : undefined
  const isRefused = refusedStepId !== undefined && refusedStepId === stepId
  const MissingIcon = isRefused ? Warning16Regular : Info16Regular
  const hasButton = hasFinish || !isLast
  const hasFooter = [hasButton, before, footerExtra, status, missing].some(Boolean)
  return (
    <>
      <Dialog open={isOpen} onOpenChange={(_, data) => !data.open && askToClose()}>
        <DialogSurface {...openingClick} aria-labelledby={`${id}title`} className={styles.surface} backdrop={null}>
          <div className={styles.frame}>
            <header className={styles.head}>
              <h2 id={`${id}title`} className={styles.title}>
                {title}
              </h2>
              <IconButton icon={<Dismiss24Regular />} label="Close" isDisabled={isBusy} onClick={askToClose} />
            </header>
            <div className={styles.middle}>
              {!isAlone && (
                <WizardNav
                  steps={steps}
                  currentId={stepId ?? ''}
                  isBusy={isBusy}
                  onSelect={(event, selectedId) => onStepChange(event, { stepId: selectedId })}
                  label="Steps"
                />
              )}
              <div data-scroller="" className={styles.scroller}>
                <section
                  aria-labelledby={`${id}step`}
                  className={mergeClasses(
                    styles.page,
                    step?.isWide === true && styles.wide,
                    step?.isTall === true && styles.tall,
                  )}
                >
                  <div className={styles.stepHead}>
                    <h3 id={`${id}step`} ref={heading} tabIndex={-1} className={styles.stepTitle}>
                      {step?.title ?? step?.label}
                    </h3>
                    {step?.help !== undefined && <p className={styles.help}>{step.help}</p>}
                  </div>
                  {errorText !== undefined && (
                    <Notice intent="error" className={styles.error}>
                      {errorText}
                    </Notice>
                  )}
                  <div className={step?.isTall === true ? styles.tallContent : styles.content}>{children}</div>
                </section>
              </div>
            </div>
            {hasFooter && (
              <footer className={styles.footer}>
                {before && (
                  <Button disabledFocusable={isBusy} onClick={goBack}>
                    Back
                  </Button>
                )}
                {footerExtra}
                <div className={styles.onward}>
                  {status !== undefined && <span className={styles.status}>{status}</span>}
                  <span
                    id={`${id}missing`}
                    role="status"
                    className={mergeClasses(styles.missing, isRefused && styles.refused)}
                  >
                    {missing !== undefined && (
                      <>
                        <MissingIcon aria-hidden className={styles.missingIcon} />
                        {missing}
                      </>
                    )}
                  </span>
                  {isLast && finishExtra}
                  {hasButton && (
                    <Button
                      appearance="primary"
                      className={styles.action}
                      disabledFocusable={!canGoOn}
                      aria-describedby={missing === undefined ? undefined : `${id}missing`}
                      {...(isBusy ? { icon: <Spinner size="tiny" aria-label="In progress" /> } : {})}
                      // A disabled button does not call `onClick`, but it calls this capture handler.
                      onClickCapture={() => setRefusedStepId(missing === undefined ? undefined : stepId)}
                      onClick={goOn}
                    >
                      {isLast ? finishLabel : 'Next'}
                    </Button>
                  )}
                </div>
              </footer>
            )}
          </div>
        </DialogSurface>
      </Dialog>
      <ConfirmDialog
        isOpen={isOpen && isAsking}
        title={closeQuestion?.title ?? 'Do you want to close?'}
        confirmLabel={closeQuestion?.confirmLabel ?? 'Close'}
        cancelLabel={closeQuestion?.cancelLabel ?? 'Keep editing'}
        intent={closeQuestion?.isDraftKept === true ? 'primary' : 'danger'}
        onConfirm={(event) => {
          setIsAsking(false)
          onClose(event)
        }}
        onCancel={() => setIsAsking(false)}
      >
        {closeQuestion?.text}
      </ConfirmDialog>
    </>
  )
}
