import { Button, Field, Radio, RadioGroup } from '@fluentui/react-components'
import { dateFormats, formatMoment } from '@tandem/contract'
import { useAtomValue, useSetAtom } from 'jotai'
import { viewerZone } from '../../../shared/clock.ts'
import { changeWorkspaceAtom, demoStateAtom, isDemoBusyAtom, jumpToNextEventAtom } from '../atoms.ts'
import { demoMessages } from '../messages.ts'
import { ConsoleSection } from './ConsoleSection.tsx'
import { useDemoConsoleStyles } from './DemoConsole.styles.ts'
import { consoleMessages } from './messages.ts'

const texts = consoleMessages.time

const paces = [
  { id: 'paused', label: texts.paused, change: { frozen: true } },
  { id: 'normal', label: texts.normal, change: { frozen: false, rate: 1 } },
  { id: 'fast', label: texts.fast, change: { frozen: false, rate: 60 } },
] as const

/** How fast simulated time passes, and what happens next. */
export function TimeSection() {
  const styles = useDemoConsoleStyles()
  const state = useAtomValue(demoStateAtom)
  const isBusy = useAtomValue(isDemoBusyAtom)
  const change = useSetAtom(changeWorkspaceAtom)
  const jump = useSetAtom(jumpToNextEventAtom)
  const clock = state?.clock
  const pace = clock && (clock.frozen ? 'paused' : clock.rate === 1 ? 'normal' : 'fast')
  const next = state?.nextEvent
  return (
    <ConsoleSection title={texts.title}>
      <Field label={texts.pace}>
        <RadioGroup
          layout="horizontal"
          value={pace ?? ''}
          disabled={isBusy}
          onChange={(_, { value }) => {
            const wanted = paces.find(({ id }) => id === value)
            if (wanted) void change(async (control) => void (await control.changeClock(wanted.change)))
          }}
        >
          {paces.map(({ id, label }) => (
            <Radio key={id} value={id} label={label} />
          ))}
        </RadioGroup>
      </Field>
      <div className={styles.row}>
        <p className={styles.next}>
          {next
            ? `${texts.next}: ${formatMoment(next.at, dateFormats.tableMoment, viewerZone)}, ${
                demoMessages.events[next.type] ?? texts.unknown
              }`
            : texts.nothingNext}
        </p>
        <Button size="small" disabledFocusable={isBusy || !next} onClick={() => void jump()}>
          {texts.jump}
        </Button>
      </div>
    </ConsoleSection>
  )
}
