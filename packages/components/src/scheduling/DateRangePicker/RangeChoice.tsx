import { ToggleButton } from '@fluentui/react-components'
import { type SyntheticEvent } from 'react'
import { type IsoDate } from '../../dates/dates.ts'
import { type DateRange, type DateRangePreset } from './dateRange.ts'
import { RangeCalendar } from './RangeCalendar.tsx'
import { useRangeChoiceStyles } from './RangeChoice.styles.ts'

interface RangeChoiceProps {
  readonly range: DateRange
  readonly today: IsoDate
  readonly presets: readonly DateRangePreset[]
  readonly earliest: IsoDate | undefined
  readonly latest: IsoDate
  readonly onChoose: (event: SyntheticEvent, range: DateRange) => void
}

/** What the picker opens: ranges with a name beside two months to choose in. */
export function RangeChoice({ range, today, presets, earliest, latest, onChoose }: RangeChoiceProps) {
  const styles = useRangeChoiceStyles()
  return (
    <div className={styles.root}>
      <div role="group" aria-label="Presets" className={styles.presets}>
        {presets.map((preset) => (
          <ToggleButton
            key={preset.label}
            size="small"
            appearance="subtle"
            className={styles.preset}
            checked={preset.start === range.start && preset.end === range.end}
            onClick={(event) => onChoose(event, preset)}
          >
            {preset.label}
          </ToggleButton>
        ))}
      </div>
      <RangeCalendar range={range} today={today} earliest={earliest} latest={latest} onChoose={onChoose} />
    </div>
  )
}
