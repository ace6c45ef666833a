import { Button, Field, Input } from '@fluentui/react-components'
import { CalendarLtr20Regular } from '@fluentui/react-icons/svg/calendar-ltr'
import { memo, type SyntheticEvent, useRef } from 'react'
import { formatDay, type IsoDate, isIsoDate } from '../../dates/dates.ts'
import { lazyPart } from '../../hooks/lazyPart.tsx'
import { usePopup } from '../../hooks/usePopup.ts'
import { useDateFieldStyles } from './DateField.styles.ts'

const choice = lazyPart(async () => (await import('./DayChoice.tsx')).DayChoice)

export interface DateFieldProps {
  readonly label: string
  /** 'YYYY-MM-DD'; '' is an empty field. */
  readonly value: IsoDate
  /**
   * Called with '' while a typed date is incomplete. A typed day can be before `earliest`: show the error in
   * `errorText`.
   */
  readonly onChange: (event: SyntheticEvent, data: { readonly date: IsoDate }) => void
  /** The current day, 'YYYY-MM-DD'; marked in the calendar. */
  readonly today: IsoDate
  /** Earlier days can't be chosen in the calendar. Default: no limit. */
  readonly earliest?: IsoDate | undefined
  /** The meaning of the day; shown below it. */
  readonly hint?: string | undefined
  readonly errorText?: string | undefined
  readonly isRequired?: boolean | undefined
}

/**
 * One day, typed or chosen in a calendar, with the day in words below. Keyboard: digits and arrows work as in a native
 * date field; Space or Alt+Down opens the calendar. There, arrows, Home, End and Page Up/Down (with Shift: a year)
 * move, Enter chooses, Escape closes without a change.
 */
export const DateField = memo(function DateField(props: DateFieldProps) {
  const { label, value, onChange, today, earliest, hint, errorText, isRequired = false } = props
  const hints = [isIsoDate(value) && formatDay(value, 'weekDayOfYear'), hint].filter(Boolean)
  const styles = useDateFieldStyles()
  const root = useRef<HTMLDivElement>(null)
  const { buttonProps, popup } = usePopup(choice)
  return (
    <div ref={root} className={styles.root}>
      <Field
        label={label}
        required={isRequired}
        {...(hints.length > 0 ? { hint: hints.join('. ') } : {})}
        {...(errorText === undefined ? {} : { validationMessage: errorText })}
      >
        <Input
          type="date"
          className={styles.input}
          value={value}
          min={earliest}
          onChange={(event, data) => onChange(event, { date: data.value })}
          onKeyDown={(event) => {
            if (event.key !== ' ' && !(event.altKey && event.key === 'ArrowDown')) return
            // Prevents the browser's calendar.
            event.preventDefault()
            root.current?.querySelector('button')?.click()
          }}
          contentAfter={
            <Button
              size="small"
              appearance="transparent"
              icon={<CalendarLtr20Regular />}
              aria-label={`Choose a day: ${label}`}
              title="Choose a day"
              {...buttonProps}
            />
          }
        />
      </Field>
      {popup?.draw({
        ...popup.props,
        label,
        day: isIsoDate(value) ? value : undefined,
        today,
        earliest,
        onChoose: (event, date) => onChange(event, { date }),
      })}
    </div>
  )
})
