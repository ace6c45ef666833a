import { Button } from '@fluentui/react-components'
import { dateFormats, formatMoment } from '@tandem/contract'
import { useAtomValue, useSetAtom } from 'jotai'
import { viewerZone } from '../../../shared/time/clock.ts'
import { demoStateAtom, isDemoBusyAtom, jumpToNextEventAtom } from '../atoms.ts'
import { demoMessages } from '../messages.ts'
import { ConsoleSection } from './ConsoleSection.tsx'
import { useDemoConsoleStyles } from './DemoConsole.styles.ts'
import { consoleMessages } from './messages.ts'
import { StateChoice } from './StateChoice.tsx'

const texts = consoleMessages.time

const paces = [
  { id: 'paused', label: texts.paused },
  { id: 'normal', label: texts.normal },
  { id: 'fast', label: texts.fast },
] as const
const changes = { paused: { frozen: true }, normal: { frozen: false, rate: 1 }, fast: { frozen: false, rate: 60 } }

/** How fast simulated time passes, and what happens next. */
export function TimeSection() {
  const styles = useDemoConsoleStyles()
  const state = useAtomValue(demoStateAtom)
  const isBusy = useAtomValue(isDemoBusyAtom)
  const jump = useSetAtom(jumpToNextEventAtom)
  const clock = state?.clock
  const pace = clock && (clock.frozen ? 'paused' : clock.rate === 1 ? 'normal' : 'fast')
  const next = state?.nextEvent
  return (
    <ConsoleSection title={texts.title}>
      <StateChoice
        label={texts.pace}
        options={paces}
        value={pace}
        onChoose={(control, id) => control.changeClock(changes[id])}
      />
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
