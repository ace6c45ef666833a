import { Button, makeStyles, Select, Spinner, tokens, typographyStyles } from '@fluentui/react-components'
import { ArrowReset20Regular } from '@fluentui/react-icons/svg/arrow-reset'
import { DoorArrowLeft20Regular } from '@fluentui/react-icons/svg/door-arrow-left'
import { Options20Regular } from '@fluentui/react-icons/svg/options'
import { type ChangeEvent, type MouseEvent } from 'react'
import { tabularFigures, wrappingRow } from '../../theme/styleFragments.ts'

const useDemoBarStyles = makeStyles({
  root: {
    ...wrappingRow(`${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`),
    boxSizing: 'border-box',
    minHeight: '36px',
    paddingBlock: tokens.spacingVerticalXXS,
    paddingInline: tokens.spacingHorizontalXXL,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorNeutralForeground1,
    ...typographyStyles.caption1,
  },
  sign: { ...typographyStyles.caption1Strong, color: tokens.colorBrandForeground2 },
  // Cuts off a long name, so that the buttons stay in one row.
  scenario: { flex: '1 1 144px', minWidth: 0, maxWidth: 'max-content' },
  time: { ...tabularFigures, whiteSpace: 'nowrap', minWidth: '18ch' },
  group: { display: 'flex', gap: tokens.spacingHorizontalXXS },
  advance: { minWidth: 0 },
  busy: { display: 'inline-grid', width: '16px' },
  end: { display: 'flex', gap: tokens.spacingHorizontalXXS, marginInlineStart: 'auto' },
})

const hourMs = 3_600_000

/** Choices to move the demo's time forward. */
const demoAdvances: readonly { readonly label: string; readonly name: string; readonly advanceMs: number }[] = [
  { label: '+1 h', name: '+1 h, advance time by an hour', advanceMs: hourMs },
  { label: '+1 day', name: '+1 day, advance time by a day', advanceMs: 24 * hourMs },
  { label: '+1 week', name: '+1 week, advance time by a week', advanceMs: 7 * 24 * hourMs },
]

/** A scenario that the demo can start. */
export interface DemoScenario {
  readonly id: string
  readonly name: string
}

export interface DemoBarProps {
  readonly scenarios: readonly DemoScenario[]
  readonly scenarioId: string
  readonly onScenarioChange: (event: ChangeEvent<HTMLSelectElement>, data: { readonly scenarioId: string }) => void
  /** The simulated time as text, in the viewer's zone; undefined if unknown. */
  readonly timeText: string | undefined
  /** Moves the simulated time forward by an hour, a day or a week. */
  readonly onAdvance: (event: MouseEvent<HTMLButtonElement>, data: { readonly advanceMs: number }) => void
  readonly onReset: (event: MouseEvent<HTMLButtonElement>) => void
  /** The console is open; undefined if there is no console. */
  readonly isConsoleOpen?: boolean | undefined
  readonly onConsoleToggle?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  readonly onLeave: (event: MouseEvent<HTMLButtonElement>) => void
  /** The workspace is changing, so no other action is possible. */
  readonly isBusy?: boolean | undefined
}

/**
 * The slim bar over the demo: the workspace, its time, and controls to change both.
 * Keyboard: Tab through the choice of workspace (arrows choose), the buttons for time, reset and leave; Enter or Space
 * operates.
 */
export function DemoBar({
  scenarios,
  scenarioId,
  onScenarioChange,
  timeText,
  onAdvance,
  isConsoleOpen = false,
  onConsoleToggle,
  onReset,
  onLeave,
  isBusy = false,
}: DemoBarProps) {
  const styles = useDemoBarStyles()
  return (
    <section aria-label="Demo" aria-busy={isBusy} className={styles.root}>
      <strong className={styles.sign}>Demo</strong>
      <Select
        size="small"
        className={styles.scenario}
        aria-label="Scenario"
        value={scenarioId}
        disabled={isBusy}
        onChange={(event, { value }) => onScenarioChange(event, { scenarioId: value })}
      >
        {scenarios.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <span role="timer" aria-label="Simulated time" className={styles.time}>
        {timeText ?? '–'}
      </span>
      <div role="group" aria-label="Advance time" className={styles.group}>
        {demoAdvances.map(({ label, name, advanceMs }) => (
          <Button
            key={label}
            size="small"
            appearance="subtle"
            aria-label={name}
            className={styles.advance}
            disabledFocusable={isBusy}
            onClick={(event) => onAdvance(event, { advanceMs })}
          >
            {label}
          </Button>
        ))}
      </div>
      <span role="status" className={styles.busy}>
        {isBusy && <Spinner size="extra-tiny" aria-label="Changing the workspace" />}
      </span>
      <div className={styles.end}>
        {onConsoleToggle && (
          <Button
            size="small"
            appearance="subtle"
            icon={<Options20Regular />}
            aria-expanded={isConsoleOpen}
            onClick={onConsoleToggle}
          >
            Console
          </Button>
        )}
        <Button
          size="small"
          appearance="subtle"
          icon={<ArrowReset20Regular />}
          disabledFocusable={isBusy}
          onClick={onReset}
        >
          Reset
        </Button>
        <Button size="small" appearance="subtle" icon={<DoorArrowLeft20Regular />} onClick={onLeave}>
          Leave demo
        </Button>
      </div>
    </section>
  )
}
