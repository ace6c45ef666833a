import { Button, Field, Input } from '@fluentui/react-components'
import { CalendarLtr20Regular } from '@fluentui/react-icons/svg/calendar-ltr'
import { memo, type SyntheticEvent, useRef, useState } from 'react'
import { formatDay, type IsoDate, isIsoDate } from '../../dates/dates.ts'
import { lazyPart } from '../../hooks/lazyPart.tsx'
import { usePopup } from '../../hooks/usePopup.ts'
import { useDateFieldStyles } from './DateField.styles.ts'
import { typedDay } from './typedDay.ts'

const choice = lazyPart(async () => (await import('./DayChoice.tsx')).DayChoice)

export interface DateFieldProps {
  readonly label: string
  /** 'YYYY-MM-DD'; '' is an empty field. */
  readonly value: IsoDate
  /** Called with '' while a typed date is incomplete. A typed day can be before `earliest` or after `latest`. */
  readonly onChange: (event: SyntheticEvent, data: { readonly date: IsoDate }) => void
  /** Marked in the calendar. */
  readonly today: IsoDate
  /** Earlier days can't be chosen in the calendar. Default: no limit. */
  readonly earliest?: IsoDate | undefined
  /** Later days can't be chosen in the calendar. Default: no limit. */
  readonly latest?: IsoDate | undefined
  /** Shown below the field. */
  readonly hint?: string | undefined
  readonly errorText?: string | undefined
  readonly isRequired?: boolean | undefined
}

/** A day, typed or chosen in a calendar (SHELL-121). The down arrow key opens the calendar. */
export const DateField = memo(function DateField(props: DateFieldProps) {
  const { label, value, onChange, today, earliest, latest, hint, errorText, isRequired = false } = props
  const styles = useDateFieldStyles()
  const root = useRef<HTMLDivElement>(null)
  const { buttonProps, popup } = usePopup(choice)
  const [typed, setTyped] = useState('')
  const day = isIsoDate(value) ? value : undefined
  // Shows a day as the user typed it, until the focus leaves the field.
  const isTyped = typed !== '' && typedDay(typed, today) === day
  const shown = day === undefined ? '' : formatDay(day, 'weekDayOfYear')
  return (
    <div ref={root} className={styles.root}>
      <Field
        label={label}
        required={isRequired}
        {...(hint === undefined ? {} : { hint })}
        {...(errorText === undefined ? {} : { validationMessage: errorText })}
      >
        <Input
          className={styles.input}
          autoComplete="off"
          placeholder={`e.g. ${formatDay(today, 'monthDay')}`}
          value={isTyped ? typed : shown}
          onChange={(event, data) => {
            setTyped(data.value)
            onChange(event, { date: typedDay(data.value, today) ?? '' })
          }}
          onBlur={() => day !== undefined && setTyped('')}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return
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
        day,
        today,
        earliest,
        latest,
        onChoose: (event, date) => onChange(event, { date }),
      })}
    </div>
  )
})
