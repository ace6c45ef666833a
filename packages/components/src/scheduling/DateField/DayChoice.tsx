import { type SyntheticEvent } from 'react'
import { type IsoDate } from '../../dates/dates.ts'
import { type PopupProps } from '../../hooks/usePopup.ts'
import { CalendarPopover } from '../CalendarPopover.tsx'
import { RangeCalendar } from '../DateRangePicker/RangeCalendar.tsx'
import { useDateFieldStyles } from './DateField.styles.ts'

interface DayChoiceProps extends PopupProps {
  readonly label: string
  readonly day: IsoDate | undefined
  readonly today: IsoDate
  readonly earliest: IsoDate | undefined
  readonly latest: IsoDate | undefined
  readonly onChoose: (event: SyntheticEvent, day: IsoDate) => void
}

export function DayChoice(props: DayChoiceProps) {
  const { target, onClose, label, day, today, earliest, latest, onChoose } = props
  const styles = useDateFieldStyles()
  return (
    <CalendarPopover target={target} onClose={onClose} label={label} className={styles.surface}>
      <RangeCalendar
        range={day === undefined ? undefined : { start: day, end: day }}
        today={today}
        earliest={earliest}
        latest={latest}
        monthCount={1}
        isSingleDay
        onChoose={(event, { start }) => {
          onClose(event)
          onChoose(event, start)
        }}
      />
    </CalendarPopover>
  )
}
