import { Button, makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { type ReactNode, type SyntheticEvent, useId, useRef } from 'react'
import { LabelledSwitch } from '../../foundations/LabelledSwitch/LabelledSwitch.tsx'
import { RemoveButton } from '../../reorder/RemoveButton.tsx'
import {
  aboveChoice,
  betweenCards,
  choiceButton,
  choiceCard,
  choiceCardSelected,
  column,
  plainList,
  quietBody,
} from '../../theme/styleFragments.ts'

const useAiStepListStyles = makeStyles({
  root: { ...column(tokens.spacingVerticalS), minWidth: 0 },
  title: { margin: 0, ...typographyStyles.subtitle2 },
  list: { ...column(), ...plainList },
  lead: {
    ...betweenCards,
    marginInlineStart: tokens.spacingHorizontalL,
    paddingInlineStart: tokens.spacingHorizontalM,
  },
  card: {
    ...choiceCard,
    alignItems: 'center',
    minHeight: '40px',
    paddingBlock: tokens.spacingVerticalXS,
    paddingInline: `${tokens.spacingHorizontalM} ${tokens.spacingHorizontalXS}`,
  },
  selected: choiceCardSelected,
  choose: { ...choiceButton, ...typographyStyles.body1Strong },
  label: { overflowWrap: 'anywhere' },
  remove: aboveChoice,
  add: { alignSelf: 'flex-start' },
  empty: { margin: 0, ...quietBody },
})

export interface AiStepItem {
  readonly id: string
  /** For example 'AI Response 1' or 'Follow-up 2'. */
  readonly label: string
  /** Shown above the step: a text, or a `DelayEditor`. */
  readonly lead?: ReactNode | undefined
}

/** The switch above the steps. */
export interface AutomationSwitch {
  /** For example 'AI Follow-up (Auto)'. */
  readonly label: string
  readonly description?: ReactNode | undefined
  readonly isOn: boolean
  readonly onChange: (event: SyntheticEvent, data: { readonly isOn: boolean }) => void
}

export interface AiStepListProps {
  /** For example 'Auto Response Rounds' or 'Auto Follow-up Steps'. */
  readonly title: string
  readonly steps: readonly AiStepItem[]
  readonly selectedId: string | undefined
  readonly onSelect: (event: SyntheticEvent, data: { readonly stepId: string }) => void
  /** Default: no step can be added. */
  readonly onAdd?: ((event: SyntheticEvent) => void) | undefined
  /** Default: no step can be removed. */
  readonly onRemove?: ((event: SyntheticEvent, data: { readonly stepId: string }) => void) | undefined
  /** The list keeps at least this number of steps. Default: 1. */
  readonly minimum?: number | undefined
  /** Default: 'Add step'. */
  readonly addLabel?: string | undefined
  /** Default: 'No steps yet'. */
  readonly emptyText?: string | undefined
  readonly automation?: AutomationSwitch | undefined
}

/** The steps of the AI in their order. */
export function AiStepList({
  title,
  steps,
  selectedId,
  onSelect,
  onAdd,
  onRemove,
  minimum = 1,
  addLabel = 'Add step',
  emptyText = 'No steps yet',
  automation,
}: AiStepListProps) {
  const styles = useAiStepListStyles()
  const titleId = useId()
  const root = useRef<HTMLElement>(null)
  const remove = (event: SyntheticEvent, stepId: string) => {
    onRemove?.(event, { stepId })
    // Moves the focus from the removed button to the selected step, or to the first step.
    requestAnimationFrame(() => {
      const chosen = root.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
      ;(chosen ?? root.current?.querySelector<HTMLElement>('[aria-pressed]'))?.focus()
    })
  }
  return (
    <section ref={root} aria-labelledby={titleId} className={styles.root}>
      {automation && <LabelledSwitch {...automation} />}
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      {steps.length === 0 && <p className={styles.empty}>{emptyText}</p>}
      <ol aria-labelledby={titleId} className={styles.list}>
        {steps.map(({ id, label, lead }) => (
          <li key={id}>
            {lead !== undefined && <div className={styles.lead}>{lead}</div>}
            <div className={mergeClasses(styles.card, id === selectedId && styles.selected)}>
              <button
                type="button"
                aria-pressed={id === selectedId}
                className={styles.choose}
                onClick={(event) => onSelect(event, { stepId: id })}
              >
                <span className={styles.label}>{label}</span>
              </button>
              {onRemove && steps.length > minimum && (
                <span className={styles.remove}>
                  <RemoveButton label={label} onClick={(event) => remove(event, id)} />
                </span>
              )}
            </div>
          </li>
        ))}
      </ol>
      {onAdd && (
        <Button appearance="subtle" icon={<AddRegular />} className={styles.add} onClick={onAdd}>
          {addLabel}
        </Button>
      )}
    </section>
  )
}
