import { DateRangePicker } from '@tandem/components'
import { type DayRange } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { isUtcDay, todayAtom, utcTodayAtom } from '../../shared/time/today.ts'
import { statsMessages as texts } from './messages.ts'
import { makeStyles, tokens } from '@fluentui/react-components'
import { quietCaption } from '@tandem/components/styles'

const useStatsRangePickerStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM },
  caption: quietCaption,
})

interface StatsRangePickerProps {
  readonly range: DayRange
  readonly onChange: (range: DayRange) => void
}

/** Selects days in UTC. If the viewer's days differ from the days in UTC, a caption says 'Days in UTC' (DASH-43). */
export function StatsRangePicker({ range, onChange }: StatsRangePickerProps) {
  const styles = useStatsRangePickerStyles()
  const today = useAtomValue(utcTodayAtom)
  const hasUtcDays = isUtcDay(useAtomValue(todayAtom))
  return (
    <div className={styles.root}>
      {!hasUtcDays && <span className={styles.caption}>{texts.utcDays}</span>}
      <DateRangePicker
        label={texts.range}
        start={range.start}
        end={range.end}
        today={today}
        onChange={(_event, chosen) => onChange(chosen)}
      />
    </div>
  )
}
