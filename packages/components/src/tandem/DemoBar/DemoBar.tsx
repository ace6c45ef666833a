import { Button, Select, Spinner } from '@fluentui/react-components'
import { ArrowReset20Regular } from '@fluentui/react-icons/svg/arrow-reset'
import { DoorArrowLeft20Regular } from '@fluentui/react-icons/svg/door-arrow-left'
import { ChevronUp20Regular } from '@fluentui/react-icons/svg/chevron-up'
import { type ChangeEvent, type MouseEvent, type ReactElement, useLayoutEffect, useRef } from 'react'
import { useDemoBarStyles } from './DemoBar.styles.ts'

const hourMs = 3_600_000

const demoAdvances: readonly { readonly label: string; readonly name: string; readonly advanceMs: number }[] = [
  { label: '+1 h', name: '+1 h, advance time by an hour', advanceMs: hourMs },
  { label: '+1 day', name: '+1 day, advance time by a day', advanceMs: 24 * hourMs },
  { label: '+1 week', name: '+1 week, advance time by a week', advanceMs: 7 * 24 * hourMs },
]

export interface DemoScenario {
  readonly id: string
  readonly name: string
}

const noActions: readonly DemoAction[] = []

/** A control at the right of the bar. */
export interface DemoAction {
  readonly id: string
  readonly label: string
  readonly icon: ReactElement
  /** True if the panel of the action is open. Undefined if the action has no panel. */
  readonly isOpen?: boolean | undefined
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void
}

export interface DemoBarProps {
  readonly scenarios: readonly DemoScenario[]
  readonly scenarioId: string
  readonly onScenarioChange: (event: ChangeEvent<HTMLSelectElement>, data: { readonly scenarioId: string }) => void
  /** The simulated time in the viewer's zone. Undefined if unknown. */
  readonly timeText: string | undefined
  readonly onAdvance: (event: MouseEvent<HTMLButtonElement>, data: { readonly advanceMs: number }) => void
  readonly onReset: (event: MouseEvent<HTMLButtonElement>) => void
  /** The bar shows these controls before the Reset button. */
  readonly actions?: readonly DemoAction[] | undefined
  /** Shows a thin line instead of the bar. Default: false. */
  readonly isHidden?: boolean | undefined
  /** Default: the bar cannot be hidden. */
  readonly onHiddenChange?: ((event: MouseEvent, data: { readonly isHidden: boolean }) => void) | undefined
  /** Keys that hide and show the bar, for example 'Shift+D'. */
  readonly hideKeys?: string | undefined
  readonly onLeave: (event: MouseEvent<HTMLButtonElement>) => void
  /** True while the workspace changes. The controls for the scenario and the time, and Reset, are then disabled. */
  readonly isBusy?: boolean | undefined
}

/** The bar above the demo: the scenario, the simulated time, and controls. */
export function DemoBar({
  scenarios,
  scenarioId,
  onScenarioChange,
  timeText,
  onAdvance,
  actions = noActions,
  isHidden = false,
  onHiddenChange,
  hideKeys,
  onReset,
  onLeave,
  isBusy = false,
}: DemoBarProps) {
  const styles = useDemoBarStyles()
  const root = useRef<HTMLElement>(null)
  const isToggled = useRef(false)
  useLayoutEffect(() => {
    // Moves the focus to the button that has replaced the pressed button.
    if (isToggled.current) root.current?.querySelector<HTMLElement>('[data-demo-hide]')?.focus()
    isToggled.current = false
  })
  const toggle = (event: MouseEvent) => {
    isToggled.current = true
    onHiddenChange?.(event, { isHidden: !isHidden })
  }
  const keys = hideKeys === undefined ? '' : ` (${hideKeys})`
  if (isHidden) {
    const label = `Show the demo bar${keys}`
    return (
      <section ref={root} aria-label="Demo" className={styles.hidden}>
        <div aria-hidden title={label} className={styles.line} onClick={toggle} />
        <Button size="small" appearance="primary" data-demo-hide className={styles.show} onClick={toggle}>
          {label}
        </Button>
      </section>
    )
  }
  return (
    <section ref={root} aria-label="Demo" aria-busy={isBusy} className={styles.root}>
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
            className={styles.button}
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
        {actions.map(({ id, label, icon, isOpen, onClick }) => (
          <Button
            key={id}
            size="small"
            appearance="subtle"
            icon={{ children: icon, className: styles.icon }}
            className={styles.button}
            aria-expanded={isOpen}
            onClick={onClick}
          >
            {label}
          </Button>
        ))}
        <Button
          size="small"
          appearance="subtle"
          icon={<ArrowReset20Regular />}
          className={styles.button}
          disabledFocusable={isBusy}
          title="Reset"
          onClick={onReset}
        >
          <span className={styles.label}>Reset</span>
        </Button>
        <Button size="small" appearance="subtle" icon={<DoorArrowLeft20Regular />} title="Leave demo" onClick={onLeave}>
          <span className={styles.label}>Leave demo</span>
        </Button>
        {onHiddenChange && (
          <Button
            size="small"
            appearance="subtle"
            icon={<ChevronUp20Regular />}
            data-demo-hide
            aria-label={`Hide the demo bar${keys}`}
            title={`Hide the demo bar${keys}`}
            onClick={toggle}
          />
        )}
      </div>
    </section>
  )
}
