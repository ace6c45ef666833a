import { makeStyles, ToggleButton, tokens } from '@fluentui/react-components'
import { type SyntheticEvent } from 'react'
import { type IsoDate } from '../../dates/dates.ts'
import { type PopupProps } from '../../hooks/usePopup.ts'
import { CalendarPopover } from '../CalendarPopover.tsx'
import { type DateRange, presetsOf } from './dateRange.ts'
import { RangeCalendar } from './RangeCalendar.tsx'
import { column } from '../../theme/styleFragments.ts'

const useRangeChoiceStyles = makeStyles({
  surface: { maxWidth: '100vw', boxSizing: 'border-box' },
  root: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXXL },
  presets: column(tokens.spacingVerticalXXS),
  preset: { justifyContent: 'flex-start', fontWeight: tokens.fontWeightRegular },
})

interface RangeChoiceProps extends PopupProps {
  readonly label: string
  readonly range: DateRange
  readonly today: IsoDate
  readonly onChange: (event: SyntheticEvent, range: DateRange) => void
}

export function RangeChoice(props: RangeChoiceProps) {
  const { target, onClose, label, range, today, onChange } = props
  const styles = useRangeChoiceStyles()
  const choose = (event: SyntheticEvent, { start, end }: DateRange) => {
    onClose(event)
    if (start !== range.start || end !== range.end) onChange(event, { start, end })
  }
  return (
    <CalendarPopover target={target} onClose={onClose} label={label} className={styles.surface}>
      <div className={styles.root}>
        <div role="group" aria-label="Presets" className={styles.presets}>
          {presetsOf(today).map((preset) => (
            <ToggleButton
              key={preset.label}
              size="small"
              appearance="subtle"
              className={styles.preset}
              checked={preset.start === range.start && preset.end === range.end}
              onClick={(event) => choose(event, preset)}
            >
              {preset.label}
            </ToggleButton>
          ))}
        </div>
        <RangeCalendar range={range} today={today} latest={today} onChoose={choose} />
      </div>
    </CalendarPopover>
  )
}
