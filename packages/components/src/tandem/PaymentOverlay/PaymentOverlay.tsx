import {
  Button,
  Dialog,
  DialogBody,
  DialogSurface,
  DialogTitle,
  Link,
  mergeClasses,
  Spinner,
} from '@fluentui/react-components'
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { Circle20Regular } from '@fluentui/react-icons/svg/circle'
import { WarningRegular } from '@fluentui/react-icons/svg/warning'
import { WindowNewRegular } from '@fluentui/react-icons/svg/window-new'
import { type MouseEvent, type SyntheticEvent } from 'react'
import { Notice } from '../../foundations/Notice/Notice.tsx'
import { useFocusReturn } from '../../hooks/useFocusReturn.ts'
import { useRoutedAnchor } from '../../theme/routing.ts'
import { usePaymentOverlayStyles } from './PaymentOverlay.styles.ts'
import { type PaymentStep, type PaymentStepState, stepStatesOf } from './paymentSteps.ts'

export interface PaymentOverlayProps {
  readonly isOpen: boolean
  /** For example 'Complete payment in the new window'. */
  readonly title: string
  /** One or two lines. Default: the label of the current step. */
  readonly text?: string | undefined
  /** The overlay shows a list of the steps only if there are several steps. */
  readonly steps: readonly PaymentStep[]
  readonly currentStepId: string
  /** Set if the browser blocked the payment window. A notice links to this address. */
  readonly blockedHref?: string | undefined
  /** Called for a click on the link in the notice. Call `preventDefault` if you open the window yourself. */
  readonly onBlockedLinkOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /** Brings the payment window to the front. Default: no button 'Show payment window'. */
  readonly onWindowShow?: ((event: SyntheticEvent) => void) | undefined
  /** Cancels the payment. Default: no button 'Cancel payment'. */
  readonly onUnpaid?: ((event: SyntheticEvent) => void) | undefined
  /** Closes the overlay. Called for 'Cancel' and Escape. Default: the user cannot close the overlay. */
  readonly onCancel?: ((event: SyntheticEvent | KeyboardEvent) => void) | undefined
  /** The reason of a failure, in plain words. */
  readonly error?: string | undefined
  /** Retries the failed step. Default: no button 'Try again'. */
  readonly onRetry?: ((event: SyntheticEvent) => void) | undefined
}

/** Covers the page while the user pays in another window. */
export function PaymentOverlay(props: PaymentOverlayProps) {
  const {
    isOpen,
    title,
    text,
    steps,
    currentStepId,
    blockedHref,
    onBlockedLinkOpen,
    onWindowShow,
    onUnpaid,
    onCancel,
    error,
    onRetry,
  } = props
  const styles = usePaymentOverlayStyles()
  useFocusReturn(isOpen)
  const states = stepStatesOf(steps, currentStepId)
  const isBlocked = blockedHref !== undefined
  const isStopped = isBlocked || error !== undefined
  return (
    <Dialog
      open={isOpen}
      modalType="alert"
      onOpenChange={(event, { open }) => {
        if (!open) onCancel?.(event)
      }}
    >
      {/* The surface can have the focus, because some states have no button. */}
      <DialogSurface role="dialog" aria-busy={!isStopped} className={styles.surface} tabIndex={-1}>
        <DialogBody className={styles.body}>
          <div className={styles.symbol}>
            {isStopped ? (
              <WarningRegular aria-hidden className={styles.warning} />
            ) : (
              <Spinner size="huge" aria-label="In progress" />
            )}
          </div>
          <DialogTitle action={null} className={styles.title}>
            {title}
          </DialogTitle>
          <div role="status">
            <p className={styles.text}>{text ?? steps.find(({ id }) => id === currentStepId)?.label}</p>
          </div>
          {steps.length > 1 && (
            <ol aria-label="Steps" className={styles.steps}>
              {steps.map(({ id, label }, index) => (
                <Step key={id} label={label} state={states[index] ?? 'next'} isStopped={isStopped} />
              ))}
            </ol>
          )}
          {isBlocked && <BlockedNotice href={blockedHref} onOpen={onBlockedLinkOpen} />}
          {error !== undefined && (
            <Notice intent="error" className={styles.notice}>
              {error}
            </Notice>
          )}
          {(onWindowShow || onUnpaid || onCancel || onRetry) && (
            <div className={styles.actions}>
              {onWindowShow && !isBlocked && (
                <Button appearance="primary" icon={<WindowNewRegular />} onClick={onWindowShow}>
                  Show payment window
                </Button>
              )}
              {onRetry && (
                <Button appearance="primary" onClick={onRetry}>
                  Try again
                </Button>
              )}
              {onUnpaid && <Button onClick={onUnpaid}>Cancel payment</Button>}
              {onCancel && <Button onClick={onCancel}>Cancel</Button>}
            </div>
          )}
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}

interface StepProps {
  readonly label: string
  readonly state: PaymentStepState
  readonly isStopped: boolean
}

function Step({ label, state, isStopped }: StepProps) {
  const styles = usePaymentOverlayStyles()
  return (
    <li aria-current={state === 'current' ? 'step' : undefined} className={mergeClasses(styles.step, styles[state])}>
      <span className={styles.icon}>
        {state === 'done' && <CheckmarkCircle20Filled aria-label="Done" />}
        {state === 'current' && !isStopped && <Spinner size="tiny" aria-hidden />}
        {(state === 'next' || (state === 'current' && isStopped)) && <Circle20Regular aria-hidden />}
      </span>
      {label}
    </li>
  )
}

interface BlockedNoticeProps {
  readonly href: string
  readonly onOpen: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

function BlockedNotice({ href: to, onOpen }: BlockedNoticeProps) {
  const styles = usePaymentOverlayStyles()
  // Does not use the router's `onClick`, which would open the page in this window.
  const { href } = useRoutedAnchor(to)
  return (
    <Notice intent="warning" className={styles.notice}>
      Your browser blocked the payment window.{' '}
      <Link inline href={href} target="_blank" onClick={onOpen}>
        Open the payment page
      </Link>
    </Notice>
  )
}
