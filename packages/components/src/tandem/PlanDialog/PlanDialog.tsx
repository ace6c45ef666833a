import { Dialog, DialogBody, DialogSurface, DialogTitle } from '@fluentui/react-components'
import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss'
import { type ReactNode, type SyntheticEvent } from 'react'
import { IconButton } from '../../foundations/IconButton/IconButton.tsx'
import { useOpeningClick } from '../../hooks/doubleClicks.ts'
import { focusKeepingBackdrop } from '../../hooks/overlays.ts'
import { useFocusReturn } from '../../hooks/useFocusReturn.ts'
import { usePlanDialogStyles } from './PlanDialog.styles.ts'
import { PlanOffers, type PlanOffersProps } from './PlanOffers.tsx'

export interface PlanDialogProps extends Omit<PlanOffersProps, 'headingLevel'> {
  readonly isOpen: boolean
  readonly onChoose: NonNullable<PlanOffersProps['onChoose']>
  /** Called for Close and Escape. */
  readonly onClose: (event: SyntheticEvent | KeyboardEvent) => void
  /** Shown below the plans. Stays visible while the plans scroll. */
  readonly footer?: ReactNode | undefined
}

const titles = { buy: 'Select your plan', upgrade: 'Upgrade your plan' } as const

/** The plans and their comparison, at most 1000x800 px. */
export function PlanDialog(props: PlanDialogProps) {
  const { isOpen, onClose, footer, ...offers } = props
  const { mode = 'buy', plans, error } = offers
  const styles = usePlanDialogStyles()
  useFocusReturn(isOpen)
  const openingClick = useOpeningClick(isOpen)
  return (
    <Dialog
      open={isOpen}
      modalType="alert"
      onOpenChange={(event, { open }) => {
        if (!open) onClose(event)
      }}
    >
      <DialogSurface
        {...openingClick}
        backdrop={focusKeepingBackdrop}
        className={styles.surface}
        role="dialog"
        aria-busy={plans === undefined && error === undefined}
      >
        <DialogBody className={styles.body}>
          <div className={styles.head}>
            <DialogTitle className={styles.title} action={null}>
              {titles[mode]}
            </DialogTitle>
            <IconButton icon={<Dismiss24Regular />} label="Close" onClick={onClose} />
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
