import { Button, makeStyles, mergeClasses, ProgressBar, tokens, typographyStyles } from '@fluentui/react-components'
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { Circle20Regular } from '@fluentui/react-icons/svg/circle'
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss'
import { type SyntheticEvent, useId } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useRoutedAnchor } from '../../theme/routing.ts'
import { panel, plainList, quietBody, quietCaption, visuallyHidden } from '../../theme/styleFragments.ts'

const useOnboardingChecklistStyles = makeStyles({
  root: panel,
  head: { display: 'flex', alignItems: 'flex-start', gap: tokens.spacingHorizontalM },
  texts: { flexGrow: 1, minWidth: 0 },
  title: { ...typographyStyles.subtitle1, margin: 0, overflowWrap: 'anywhere' },
  text: { ...quietBody, margin: 0 },
  progressText: { ...quietCaption, flexShrink: 0, lineHeight: '32px' },
  steps: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(340px, 1fr))',
    gap: `${tokens.spacingVerticalXL} ${tokens.spacingHorizontalXXL}`,
    ...plainList,
  },
  step: { display: 'flex', gap: tokens.spacingHorizontalS, minWidth: 0 },
  mark: { display: 'flex', flexShrink: 0, color: tokens.colorNeutralForeground3 },
  markDone: { color: tokens.colorStatusSuccessForeground1 },
  body: { minWidth: 0, overflowWrap: 'anywhere' },
  stepTitle: { ...typographyStyles.body1Strong, margin: 0 },
  titleLink: { color: 'inherit', textDecorationLine: 'none', ':hover': { textDecorationLine: 'underline' } },
  stepDone: { color: tokens.colorNeutralForeground2 },
  // A done step has no button, but is as high as a step with a button.
  action: { display: 'flex', minHeight: '32px', marginTop: tokens.spacingVerticalS },
  // Aligns the text of the button with the texts above.
  quiet: {
    justifyContent: 'flex-start',
    marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalS})`,
    color: tokens.colorBrandForegroundLink,
  },
  hidden: visuallyHidden,
})

export interface ChecklistStep {
  readonly id: string
  readonly title: string
  /** One line. */
  readonly text: string
  /** Undefined until the app knows if the step is done. */
  readonly isDone: boolean | undefined
  /** The label of the step's button. A done step shows no button. Default: no button. */
  readonly actionLabel?: string | undefined
  /** The address that the button opens. Default: the button calls `onStep`. */
  readonly href?: string | undefined
}

export interface OnboardingChecklistProps {
  /** The heading (`h2`). */
  readonly title: string
  /** One line below the title. */
  readonly text: string
  readonly steps: readonly ChecklistStep[]
  /** For example '2 of 6 done'. */
  readonly progressText: string
  /** Read by screen readers after the title of a done step. */
  readonly doneLabel: string
  /** Accessible name. */
  readonly dismissLabel: string
  readonly onDismiss: (event: SyntheticEvent) => void
  /** Called for a step without `href`. */
  readonly onStep?: ((event: SyntheticEvent, data: { readonly stepId: string }) => void) | undefined
}

const isOpen = ({ isDone, actionLabel }: ChecklistStep): boolean => isDone === false && actionLabel !== undefined

/** A card with the first steps for a new user. */
export function OnboardingChecklist(props: OnboardingChecklistProps) {
  const { title, text, steps, progressText, doneLabel, dismissLabel, onDismiss, onStep } = props
  const styles = useOnboardingChecklistStyles()
  const titleId = useId()
  const doneCount = steps.filter(({ isDone }) => isDone === true).length
  const nextId = steps.find(isOpen)?.id
  return (
    <section aria-labelledby={titleId} className={styles.root}>
      <header className={styles.head}>
        <div className={styles.texts}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <p className={styles.text}>{text}</p>
        </div>
        <span className={styles.progressText}>{progressText}</span>
        <IconButton icon={<Dismiss20Regular />} label={dismissLabel} onClick={onDismiss} />
      </header>
      <ProgressBar aria-label={progressText} value={doneCount} max={steps.length} />
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.id} className={styles.step}>
            <span aria-hidden className={mergeClasses(styles.mark, step.isDone === true && styles.markDone)}>
              {step.isDone === true ? <CheckmarkCircle20Filled /> : <Circle20Regular />}
            </span>
            <div className={styles.body}>
              <h3 className={mergeClasses(styles.stepTitle, step.isDone === true && styles.stepDone)}>
                <StepTitle step={step} />
                {step.isDone === true && <span className={styles.hidden}> ({doneLabel})</span>}
              </h3>
              <p className={styles.text}>{step.text}</p>
              <div className={styles.action}>
                {isOpen(step) && <StepAction step={step} isNext={step.id === nextId} onStep={onStep} />}
              </div>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A link if the step has a button with `href`. */
function StepTitle({ step }: { readonly step: ChecklistStep }) {
  const styles = useOnboardingChecklistStyles()
  const { title, href = '' } = step
  const anchor = useRoutedAnchor(href)
  if (href === '' || !isOpen(step)) return title
  return (
    <a {...anchor} className={styles.titleLink}>
      {title}
    </a>
  )
}

interface StepActionProps {
  readonly step: ChecklistStep
  readonly isNext: boolean
  readonly onStep: OnboardingChecklistProps['onStep']
}

function StepAction({ step: { id, title, actionLabel, href = '' }, isNext, onStep }: StepActionProps) {
  const styles = useOnboardingChecklistStyles()
  const anchor = useRoutedAnchor(href)
  const looks = {
    size: isNext ? 'medium' : 'small',
    appearance: isNext ? 'primary' : 'transparent',
    className: isNext ? undefined : styles.quiet,
    'aria-label': `${actionLabel}: ${title}`,
  } as const
  return href === '' ? (
    <Button {...looks} onClick={(event) => onStep?.(event, { stepId: id })}>
      {actionLabel}
    </Button>
  ) : (
    <Button as="a" {...looks} {...anchor}>
      {actionLabel}
    </Button>
  )
}
