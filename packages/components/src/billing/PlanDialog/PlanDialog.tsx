import {
  Button,
  Dialog,
  DialogBody,
  DialogSurface,
  DialogTitle,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  Skeleton,
  SkeletonItem,
} from '@fluentui/react-components'
import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss'
import { type ReactNode, type SyntheticEvent } from 'react'
import { ErrorState } from '../../data/ErrorState/ErrorState.tsx'
import { useFocusReturn } from '../../hooks/useFocusReturn.ts'
import { PlanCard } from './PlanCard.tsx'
import { PlanComparison } from './PlanComparison.tsx'
import { usePlanDialogStyles } from './PlanDialog.styles.ts'
import { leadingPlanIndex, type PlanComparisonRow, type PlanMode, type PlanOffer, planStatesOf } from './planOffer.ts'

export interface PlanDialogProps {
  readonly isOpen: boolean
  /** Default: `buy`. */
  readonly mode?: PlanMode
  /** In ascending order; undefined while they load. */
  readonly plans: readonly PlanOffer[] | undefined
  /** Lines of the comparison below the cards. Default: none, no table. */
  readonly comparison?: readonly PlanComparisonRow[]
  /** The plan that is paid now: marked when upgrading, and those below it can't be chosen. */
  readonly currentPlanId?: string | undefined
  /** The plan that is being bought: its button waits, the others are locked. */
  readonly pendingPlanId?: string | undefined
  readonly onChoose: (event: SyntheticEvent, data: { readonly planId: string }) => void
  /** Close button and Escape. Never called when it is not dismissible. */
  readonly onClose?: (event: SyntheticEvent | KeyboardEvent) => void
  /** Whether it can be closed without a choice. Default: true. */
  readonly isDismissible?: boolean
  /** Under the title. */
  readonly subtitle?: string
  /** Note on each card. Default: '4.9/5 Average Rating'. */
  readonly rating?: string
  /** What went wrong, in plain words: instead of the plans when there are none yet, else above them. */
  readonly error?: string | undefined
  readonly onRetry?: (event: SyntheticEvent) => void
  /** Below, always in view: the small print, and the way out where the dialog can't be closed. */
  readonly footer?: ReactNode
}

const titles = { buy: 'Select your plan', upgrade: 'Upgrade your plan' } as const
const skeletonCards = [1, 2, 3, 4]

/**
 * Four plans to choose from and their comparison, 1000x800 at most. Keyboard: Tab goes through the cards' buttons and the table, Escape
 * closes where that is allowed, and the focus goes back to where it was.
 */
export function PlanDialog(props: PlanDialogProps) {
  const { isOpen, mode = 'buy', onClose, isDismissible = true, subtitle, footer } = props
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
      <DialogSurface
        className={styles.surface}
        role="dialog"
        aria-busy={props.plans === undefined && props.error === undefined}
      >
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
            <PlanContent {...props} />
          </div>
          {footer !== undefined && <div className={styles.foot}>{footer}</div>}
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}

function PlanContent({
  mode = 'buy',
  plans,
  comparison,
  currentPlanId,
  pendingPlanId,
  onChoose,
  rating = '4.9/5 Average Rating',
  error,
  onRetry,
}: PlanDialogProps) {
  const styles = usePlanDialogStyles()
  const retry = onRetry && <Button onClick={onRetry}>Retry</Button>
  if (plans === undefined && error !== undefined) {
    return (
      <div className={styles.error}>
        <ErrorState title="The plans could not be loaded" text={error} actions={retry} headingLevel={3} />
      </div>
    )
  }
  if (plans === undefined) {
    return (
      <Skeleton aria-label="Loading plans" className={styles.skeleton}>
        <div className={styles.cards}>
          {skeletonCards.map((card) => (
            <SkeletonItem key={card} className={styles.skeletonCard} />
          ))}
        </div>
      </Skeleton>
    )
  }
  const states = planStatesOf(plans, mode, currentPlanId)
  const leading = leadingPlanIndex(plans, states)
  return (
    <>
      {error !== undefined && (
        <MessageBar intent="error">
          <MessageBarBody>{error}</MessageBarBody>
          {retry && <MessageBarActions>{retry}</MessageBarActions>}
        </MessageBar>
      )}
      <ul aria-label="Plans" className={styles.cards}>
        {plans.map((plan, index) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            mode={mode}
            state={states[index] ?? 'available'}
            isLeading={index === leading}
            isPending={plan.id === pendingPlanId}
            isLocked={pendingPlanId !== undefined}
            rating={rating}
            onChoose={(event) => onChoose(event, { planId: plan.id })}
          />
        ))}
      </ul>
      {comparison && comparison.length > 0 && <PlanComparison plans={plans} rows={comparison} />}
    </>
  )
}
