import { Button, Dialog, DialogBody, DialogSurface, DialogTitle } from '@fluentui/react-components'
import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss'
import { type ReactNode, type SyntheticEvent } from 'react'
import { useFocusReturn } from '../../hooks/useFocusReturn.ts'
import { usePlanDialogStyles } from './PlanDialog.styles.ts'
import { PlanOffers, type PlanOffersProps } from './PlanOffers.tsx'

export interface PlanDialogProps extends Omit<PlanOffersProps, 'headingLevel'> {
  readonly isOpen: boolean
  readonly onChoose: NonNullable<PlanOffersProps['onChoose']>
  /** Close button and Escape. Never called when it is not dismissible. */
  readonly onClose?: (event: SyntheticEvent | KeyboardEvent) => void
  /** Whether it can be closed without a choice. Default: true. */
  readonly isDismissible?: boolean
  /** Under the title. */
  readonly subtitle?: string
  /** Below, always in view: the small print, and the way out where the dialog can't be closed. */
  readonly footer?: ReactNode
}

const titles = { buy: 'Select your plan', upgrade: 'Upgrade your plan' } as const

/**
 * Four plans to choose from and their comparison, 1000x800 at most. Keyboard: Tab goes through the cards' buttons and
 * the table, Escape closes where that is allowed, and the focus goes back to where it was.
 */
export function PlanDialog(props: PlanDialogProps) {
  const { isOpen, onClose, isDismissible = true, subtitle, footer, ...offers } = props
  const { mode = 'buy', plans, error } = offers
  const styles = usePlanDialogStyles()
  useFocusReturn(isOpen)
  return (
    <Dialog
      open={isOpen}
      modalType="alert"
      onOpenChange={(event, { open }) => {
        if (!open && isDismissible) onClose?.(event)
      }}
    >
      <DialogSurface className={styles.surface} role="dialog" aria-busy={plans === undefined && error === undefined}>
        <DialogBody className={styles.body}>
          <div className={styles.head}>
            <div>
              <DialogTitle className={styles.title} action={null}>
                {titles[mode]}
              </DialogTitle>
              {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
            </div>
            {isDismissible && (
              <Button
                appearance="subtle"
                icon={<Dismiss24Regular />}
                aria-label="Close"
                title="Close"
                onClick={onClose}
              />
            )}
          </div>
          <div className={styles.content}>
            <PlanOffers {...offers} />
          </div>
          {footer !== undefined && <div className={styles.foot}>{footer}</div>}
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}
