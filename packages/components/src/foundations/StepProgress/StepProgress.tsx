import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components'
import { Checkmark16Filled } from '@fluentui/react-icons/svg/checkmark'
import { onBrand, plainList, quietBody, row, visuallyHidden } from '../../theme/styleFragments.ts'

const useStepProgressStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalL, ...plainList },
  step: { position: 'relative', ...row(tokens.spacingHorizontalSNudge), whiteSpace: 'nowrap', ...quietBody },
  current: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  mark: {
    display: 'grid',
    placeItems: 'center',
    width: '24px',
    height: '24px',
    borderRadius: tokens.borderRadiusCircular,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    boxSizing: 'border-box',
    ...typographyStyles.caption1,
  },
  markReached: { border: 'none', ...onBrand },
  hidden: visuallyHidden,
})

export interface StepProgressProps {
  /** Accessible name. */
  readonly label: string
  readonly steps: readonly string[]
  /** Index of the current step. */
  readonly current: number
}

/** The steps of a task: done, current, and future. */
export function StepProgress({ label, steps, current }: StepProgressProps) {
  const styles = useStepProgressStyles()
  return (
    <ol aria-label={label} className={styles.root}>
      {steps.map((step, index) => {
        const isDone = index < current
        const isCurrent = index === current
        return (
          <li
            key={step}
            aria-current={isCurrent ? 'step' : undefined}
            className={mergeClasses(styles.step, isCurrent && styles.current)}
          >
            <span aria-hidden className={mergeClasses(styles.mark, (isDone || isCurrent) && styles.markReached)}>
              {isDone ? <Checkmark16Filled /> : index + 1}
            </span>
            {step}
            {isDone && <span className={styles.hidden}>, done</span>}
          </li>
        )
      })}
    </ol>
  )
}
