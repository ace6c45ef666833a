import { mergeClasses } from '@fluentui/react-components'
import { Checkmark20Filled } from '@fluentui/react-icons/svg/checkmark'
import { useId } from 'react'
import { usePlanDialogStyles } from './PlanDialog.styles.ts'
import { type PlanComparisonRow, type PlanOffer } from './planOffer.ts'

interface PlanComparisonProps {
  readonly plans: readonly PlanOffer[]
  readonly rows: readonly PlanComparisonRow[]
  readonly headingLevel: 2 | 3
}

/** The features of the plans, side by side. */
export function PlanComparison({ plans, rows, headingLevel }: PlanComparisonProps) {
  const Title = headingLevel === 2 ? 'h2' : 'h3'
  const styles = usePlanDialogStyles()
  const titleId = useId()
  return (
    <div className={styles.comparison}>
      <Title id={titleId} className={styles.sectionTitle}>
        Compare plans
      </Title>
      {/* In a narrow window it scrolls sideways, and holds nothing else that takes the focus. */}
      <div role="region" aria-labelledby={titleId} {...{ tabIndex: 0 }} className={styles.tableFrame}>
        <table aria-labelledby={titleId} className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.columnHead}>
                <span className={styles.unseen}>Feature</span>
              </th>
              {plans.map(({ id, title, isHighlighted = false }) => (
                <th
                  key={id}
                  scope="col"
                  className={mergeClasses(styles.columnHead, isHighlighted && styles.highlightedHead)}
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
                {plans.map((plan) => (
                  <td
                    key={plan.id}
                    className={mergeClasses(styles.cell, plan.isHighlighted === true && styles.highlightedCell)}
                  >
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
