import { Button, Skeleton, SkeletonItem, mergeClasses } from '@fluentui/react-components'
import { type SyntheticEvent, useId } from 'react'
import { Notice } from '../../foundations/Notice/Notice.tsx'
import { ErrorState } from '../../data/ErrorState/ErrorState.tsx'
import { PlanCard } from './PlanCard.tsx'
import { usePlanDialogStyles } from './PlanDialog.styles.ts'
import { leadingPlanIndex, type PlanComparisonRow, type PlanMode, type PlanOffer, planStatesOf } from './planOffer.ts'
import { Checkmark20Filled } from '@fluentui/react-icons/svg/checkmark'

interface PlanComparisonProps {
  readonly plans: readonly PlanOffer[]
  /** Index of the plan whose column is highlighted. -1 if no plan is available. */
  readonly leading: number
  readonly rows: readonly PlanComparisonRow[]
  readonly headingLevel: 2 | 3
}

function PlanComparison({ plans, leading, rows, headingLevel }: PlanComparisonProps) {
  const Title = headingLevel === 2 ? 'h2' : 'h3'
  const styles = usePlanDialogStyles()
  const titleId = useId()
  return (
    <div className={styles.comparison}>
      <Title id={titleId} className={styles.sectionTitle}>
        Compare plans
      </Title>
      {/* A region that scrolls must be focusable. */}
      <div role="region" aria-labelledby={titleId} {...{ tabIndex: 0 }} className={styles.tableFrame}>
        <table aria-labelledby={titleId} className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.columnHead}>
                <span className={styles.unseen}>Feature</span>
              </th>
              {plans.map(({ id, title }, index) => (
                <th
                  key={id}
                  scope="col"
                  className={mergeClasses(styles.columnHead, index === leading && styles.highlightedHead)}
                >
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, label, values }) => (
              <tr key={id}>
                <th scope="row" className={styles.rowHead}>
                  {label}
                </th>
                {plans.map((plan, index) => (
                  <td key={plan.id} className={mergeClasses(styles.cell, index === leading && styles.highlightedCell)}>
                    <ComparedValue value={values[plan.id] ?? false} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

function ComparedValue({ value }: { readonly value: string | boolean }) {
  const styles = usePlanDialogStyles()
  if (typeof value === 'string') return value
  if (value) return <Checkmark20Filled aria-label="Included" className={styles.included} />
  return (
    <span role="img" aria-label="Not included" className={styles.missing}>
      –
    </span>
  )
}

export interface PlanOffersProps {
  /** Default: `buy`. */
  readonly mode?: PlanMode | undefined
  /** In ascending order. Undefined while loading. */
  readonly plans: readonly PlanOffer[] | undefined
  /** Rows of the comparison. Default: no table. */
  readonly comparison?: readonly PlanComparisonRow[] | undefined
  /** The paid plan. Lower plans cannot be chosen for an upgrade. */
  readonly currentPlanId?: string | undefined
  /** Plans without a benefit over the paid plan. Default: empty. */
  readonly includedPlanIds?: readonly string[] | undefined
  /** The plan with a pending purchase. The other plans are locked. */
  readonly pendingPlanId?: string | undefined
  /** Default: no buttons. */
  readonly onChoose?: ((event: SyntheticEvent, data: { readonly planId: string }) => void) | undefined
  /** The reason why the plans could not be loaded, in plain words. */
  readonly error?: string | undefined
  readonly onRetry?: ((event: SyntheticEvent) => void) | undefined
  /** Level of the cards' titles. Default: 3. */
  readonly headingLevel?: 2 | 3 | undefined
}

const skeletonCards = [1, 2, 3, 4]

/** The available plans, and their comparison below. */
export function PlanOffers({
  mode = 'buy',
  plans,
  comparison,
  currentPlanId,
  includedPlanIds,
  pendingPlanId,
  onChoose,
  error,
  onRetry,
  headingLevel = 3,
}: PlanOffersProps) {
  const styles = usePlanDialogStyles()
  const retry = onRetry && <Button onClick={onRetry}>Retry</Button>
  if (plans === undefined && error !== undefined) {
    return (
      <div className={styles.error}>
        <ErrorState title="The plans could not be loaded" text={error} actions={retry} headingLevel={headingLevel} />
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
  const states = planStatesOf(plans, mode, currentPlanId, includedPlanIds)
  const leading = leadingPlanIndex(plans, states)
  return (
    <>
      {error !== undefined && (
        <Notice intent="error" layout="auto" actions={retry}>
          {error}
        </Notice>
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
            headingLevel={headingLevel}
            onChoose={onChoose && ((event) => onChoose(event, { planId: plan.id }))}
          />
        ))}
      </ul>
      {comparison && comparison.length > 0 && (
        <PlanComparison plans={plans} leading={leading} rows={comparison} headingLevel={headingLevel} />
      )}
    </>
  )
}
