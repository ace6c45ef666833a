import { mergeClasses, makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { Checkmark16Filled } from '@fluentui/react-icons/svg/checkmark'
import { Warning16Regular } from '@fluentui/react-icons/svg/warning'
import { type ReactNode, type SyntheticEvent } from 'react'
import { stepStates, type WizardStep, type WizardStepState } from './wizardSteps.ts'
import {
  centered,
  innerFocusOutline,
  onBrand,
  plainButton,
  plainList,
  quietBody,
  quietCaption,
  tabularFigures,
  visuallyHidden,
} from '../../theme/styleFragments.ts'

const useWizardNavStyles = makeStyles({
  rail: {
    boxSizing: 'border-box',
    flexShrink: 0,
    width: '256px',
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalM}`,
    overflowY: 'auto',
    backgroundColor: tokens.colorNeutralBackground1,
    borderRight: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 960px)': { width: '200px' },
  },
  list: plainList,
  item: {
    position: 'relative',
    // The line between a step and the next step.
    ':not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '23px',
      top: '36px',
      bottom: '-4px',
      width: tokens.strokeWidthThin,
      backgroundColor: tokens.colorNeutralStroke2,
    },
  },
  step: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: tokens.spacingHorizontalM,
    boxSizing: 'border-box',
    width: '100%',
    ...plainButton,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    ...quietBody,
    textAlign: 'start',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover, color: tokens.colorNeutralForeground1 },
    ':focus-visible': innerFocusOutline,
  },
  current: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    backgroundColor: tokens.colorNeutralBackground1Selected,
  },
  complete: { color: tokens.colorNeutralForeground1 },
  skipped: { color: tokens.colorNeutralForeground1 },
  open: {},
  locked: {
    color: tokens.colorNeutralForegroundDisabled,
    cursor: 'not-allowed',
    ':hover': { backgroundColor: 'transparent', color: tokens.colorNeutralForegroundDisabled },
  },
  mark: {
    ...centered,
    flexShrink: 0,
    boxSizing: 'border-box',
    width: '24px',
    height: '24px',
    marginBlock: `calc(-1 * ${tokens.spacingVerticalXXS})`,
    borderRadius: tokens.borderRadiusCircular,
    border: `${tokens.strokeWidthThin} solid currentColor`,
    ...typographyStyles.caption1Strong,
    ...tabularFigures,
  },
  markCurrent: { ...onBrand, border: `${tokens.strokeWidthThin} solid ${tokens.colorBrandBackground}` },
  markComplete: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorBrandStroke2}`,
  },
  markSkipped: {
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorStatusWarningForeground3,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorStatusWarningBorder1}`,
  },
  label: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  value: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', ...quietCaption },
  hidden: visuallyHidden,
})

interface WizardNavProps {
  readonly steps: readonly WizardStep[]
  readonly currentId: string
  /** While busy, no step can be opened. */
  readonly isBusy: boolean
  readonly onSelect: (event: SyntheticEvent, stepId: string) => void
  readonly label: string
}

const icons: Readonly<Partial<Record<WizardStepState, ReactNode>>> = {
  complete: <Checkmark16Filled />,
  skipped: <Warning16Regular />,
}

const readOut: Readonly<Record<WizardStepState, string>> = {
  current: '',
  complete: ', complete',
  skipped: ', skipped',
  open: ', not complete',
  locked: ', complete the earlier steps first',
}

export function WizardNav({ steps, currentId, isBusy, onSelect, label }: WizardNavProps) {
  const styles = useWizardNavStyles()
  const states = stepStates(steps, currentId)
  return (
    <nav aria-label={label} className={styles.rail}>
      <ol className={styles.list}>
        {steps.map((step, index) => {
          const state = states[index] ?? 'locked'
          const isLocked = state === 'locked' || (isBusy && state !== 'current')
          return (
            <li key={step.id} className={styles.item}>
              <button
                type="button"
                aria-disabled={isLocked}
                aria-current={state === 'current' ? 'step' : undefined}
                className={mergeClasses(styles.step, styles[isLocked ? 'locked' : state])}
                onClick={(event) => {
                  if (!isLocked && state !== 'current') onSelect(event, step.id)
                }}
              >
                <span
                  aria-hidden
                  className={mergeClasses(
                    styles.mark,
                    state === 'current' && styles.markCurrent,
                    state === 'complete' && styles.markComplete,
                    state === 'skipped' && styles.markSkipped,
                  )}
                >
                  {icons[state] ?? index + 1}
                </span>
                <span className={styles.label}>
                  {step.label}
                  <span className={styles.hidden}>{readOut[state]}</span>
                  {step.value !== undefined && !isLocked && (
                    <span className={styles.value} title={step.value}>
                      <span className={styles.hidden}>: </span>
                      {step.value}
                    </span>
                  )}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
