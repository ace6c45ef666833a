import { Badge, Button, mergeClasses, Spinner } from '@fluentui/react-components'
import { Checkmark16Filled } from '@fluentui/react-icons/svg/checkmark'
import { Star16Filled } from '@fluentui/react-icons/svg/star'
import { type SyntheticEvent, useId } from 'react'
import { formatCount } from '../../format/formatFigure.ts'
import { usePlanCardStyles } from './PlanCard.styles.ts'
import { type PlanMode, type PlanOffer, type PlanState } from './planOffer.ts'

interface PlanCardProps {
  readonly plan: PlanOffer
  readonly mode: PlanMode
  readonly state: PlanState
  /** Its button is the primary one. */
  readonly isLeading: boolean
  readonly isPending: boolean
  /** Some plan is being bought: no other can be chosen meanwhile. */
  readonly isLocked: boolean
  readonly headingLevel: 2 | 3
  /** Undefined: it has no button. */
  readonly onChoose: ((event: SyntheticEvent) => void) | undefined
}

/** In place of the button of a plan that can't be chosen. */
const standingTexts = { current: 'This is your plan', lower: 'Included in yours' } as const
const buttonTexts = { buy: 'Buy Now', upgrade: 'Upgrade Now' } as const

/** A plan: its price, what it brings, and the button that buys it. */
export function PlanCard(props: PlanCardProps) {
  const { plan, mode, state, isLeading, isPending, isLocked, headingLevel, onChoose } = props
  const Title = headingLevel === 2 ? 'h2' : 'h3'
  const styles = usePlanCardStyles()
  const titleId = useId()
  const isCurrent = state === 'current'
  const isMarked = plan.isHighlighted === true && !isCurrent
  return (
    <li
      aria-labelledby={titleId}
      className={mergeClasses(styles.root, isMarked && styles.highlighted, isCurrent && styles.current)}
    >
      <span className={styles.marks}>
        {isMarked && <Badge color="brand">Most popular</Badge>}
        {isCurrent && (
          <Badge appearance="tint" color="informative">
            Current plan
          </Badge>
        )}
      </span>
      <Title id={titleId} className={styles.title}>
        {plan.title}
      </Title>
      <p className={styles.description}>{plan.description}</p>
      <p className={styles.price}>
        <span className={styles.amount}>{`$${formatCount(plan.price)}`}</span>
        <span className={styles.period}>/month</span>
      </p>
      {state === 'available' && onChoose && (
        <Button
          appearance={isLeading ? 'primary' : 'secondary'}
          className={styles.button}
          disabledFocusable={isLocked}
          aria-describedby={titleId}
          {...(isPending ? { icon: <Spinner size="tiny" aria-label="In progress" /> } : {})}
          onClick={onChoose}
        >
          {buttonTexts[mode]}
        </Button>
      )}
      {state !== 'available' && <p className={styles.standing}>{standingTexts[state]}</p>}
      <p className={styles.rating}>
        <Star16Filled aria-hidden className={styles.star} />
        4.9/5 Average Rating
      </p>
      {plan.featureDescription !== undefined && <p className={styles.featureDescription}>{plan.featureDescription}</p>}
      <ul className={styles.features}>
        {plan.features.map((feature) => (
          <li key={feature} className={styles.feature}>
            <Checkmark16Filled aria-hidden className={styles.check} />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
    </li>
  )
}
