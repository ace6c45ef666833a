import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { CalendarLtr20Regular } from '@fluentui/react-icons/svg/calendar-ltr'
import { memo, type SyntheticEvent } from 'react'
import { type IsoDate } from '../../dates/dates.ts'
import { lazyPart } from '../../hooks/lazyPart.tsx'
import { usePopup } from '../../hooks/usePopup.ts'
import { type DateRange, rangeTextOf } from './dateRange.ts'
import { tabularFigures } from '../../theme/styleFragments.ts'

const useDateRangePickerStyles = makeStyles({
  trigger: { ...tabularFigures, fontWeight: tokens.fontWeightRegular, whiteSpace: 'nowrap' },
})

const choice = lazyPart(async () => (await import('./RangeChoice.tsx')).RangeChoice)

export interface DateRangePickerProps {
  /** First and last day, 'YYYY-MM-DD'. */
  readonly start: IsoDate
  readonly end: IsoDate
  /** This day is marked in the calendar. Later days cannot be chosen. */
  readonly today: IsoDate
  readonly onChange: (event: SyntheticEvent, data: DateRange) => void
  /** Accessible name. Default: 'Date range'. */
  readonly label?: string | undefined
}

/** A button that shows a range of days. It opens presets and a calendar of two months. */
export const DateRangePicker = memo(function DateRangePicker({
  start,
  end,
  today,
  onChange,
  label = 'Date range',
}: DateRangePickerProps) {
  const styles = useDateRangePickerStyles()
  const { buttonProps, popup } = usePopup(choice)
  const text = rangeTextOf({ start, end })
  return (
    <>
      <Button
        icon={<CalendarLtr20Regular />}
        aria-label={`${label}: ${text}`}
        className={styles.trigger}
        {...buttonProps}
      >
        {text}
      </Button>
      {popup?.draw({ ...popup.props, label, range: { start, end }, today, onChange })}
    </>
  )
})
