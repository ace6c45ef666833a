import { Badge, Button, mergeClasses, Spinner, makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { Checkmark16Filled } from '@fluentui/react-icons/svg/checkmark'
import { Star16Filled } from '@fluentui/react-icons/svg/star'
import { type SyntheticEvent, useId } from 'react'
import { formatCount } from '../../format/formatFigure.ts'
import { type PlanMode, type PlanOffer, type PlanState } from './planOffer.ts'
import { column, plainList, quietBody, quietCaption, row, tabularFigures } from '../../theme/styleFragments.ts'

const usePlanCardStyles = makeStyles({
  root: {
    position: 'relative',
    ...column(),
    boxSizing: 'border-box',
    minWidth: 0,
    padding: tokens.spacingHorizontalL,
    paddingTop: tokens.spacingVerticalXXL,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    overflowWrap: 'anywhere',
  },
  highlighted: {
    border: `${tokens.strokeWidthThin} solid ${tokens.colorBrandStroke1}`,
    boxShadow: `inset 0 0 0 ${tokens.strokeWidthThin} ${tokens.colorBrandStroke1}`,
  },
  current: { backgroundColor: tokens.colorNeutralBackground2 },
  // The marks are on the upper edge of the card.
  marks: {
    position: 'absolute',
    top: 0,
    left: tokens.spacingHorizontalL,
    transform: 'translateY(-50%)',
    display: 'flex',
  },
  title: { ...typographyStyles.subtitle1, margin: 0, marginBottom: tokens.spacingVerticalXS },
  description: { ...quietCaption, margin: 0, minHeight: `calc(2 * ${tokens.lineHeightBase200})` },
  price: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: tokens.spacingHorizontalXS,
    marginBlock: tokens.spacingVerticalM,
  },
  amount: { ...typographyStyles.title1, ...tabularFigures },
  period: quietBody,
  button: { width: '100%' },
  // The text is as high as a button.
  standing: { ...quietBody, margin: 0, lineHeight: '32px', textAlign: 'center' },
  rating: {
    ...quietCaption,
    ...row(tokens.spacingHorizontalXS),
    justifyContent: 'center',
    marginBlock: tokens.spacingVerticalS,
  },
  star: { flexShrink: 0, color: tokens.colorStatusWarningBackground3 },
  featureDescription: {
    ...typographyStyles.caption1Strong,
    margin: 0,
    paddingTop: tokens.spacingVerticalM,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  features: {
    ...column(tokens.spacingVerticalSNudge),
    ...plainList,
    marginTop: tokens.spacingVerticalS,
    ...typographyStyles.caption1,
  },
  feature: { display: 'flex', alignItems: 'flex-start', gap: tokens.spacingHorizontalS },
  check: { flexShrink: 0, color: tokens.colorBrandForeground1 },
})

interface PlanCardProps {
  readonly plan: PlanOffer
  readonly mode: PlanMode
  readonly state: PlanState
  /** The plan has the primary button. */
  readonly isLeading: boolean
  readonly isPending: boolean
  /** A purchase is pending. No plan can be chosen. */
  readonly isLocked: boolean
  readonly headingLevel: 2 | 3
  /** Undefined: no button. */
  readonly onChoose: ((event: SyntheticEvent) => void) | undefined
}

/** Shown instead of the button of a plan that cannot be chosen. */
const standingTexts = { current: 'Current plan', lower: 'Included in your plan' } as const
const buttonTexts = { buy: 'Buy Now', upgrade: 'Upgrade Now' } as const

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
      <span className={styles.marks}>{isMarked && <Badge color="brand">Most popular</Badge>}</span>
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
