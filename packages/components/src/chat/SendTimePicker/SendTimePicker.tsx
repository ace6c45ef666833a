import { Field, Input, makeStyles, ToggleButton, tokens } from '@fluentui/react-components'
import { memo, type SyntheticEvent, useState } from 'react'
import { chatTexts as texts } from '../chatTexts.ts'
import { completedTime, invalidTimeText, isTimeOfDay } from '../../dates/clockTime.ts'
import { isIsoDate, isLater, isWallTime, latestSendDay, sendTimePresets, type WallTime } from '../../dates/dates.ts'
import { DateField } from '../../scheduling/DateField/DateField.tsx'
import { column } from '../../theme/styleFragments.ts'

const useSendTimePickerStyles = makeStyles({
  root: { ...column(tokens.spacingVerticalM), minWidth: 0 },
  presets: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS },
  fields: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: tokens.spacingHorizontalM },
  date: { flex: '1 1 152px', minWidth: 0, maxWidth: '280px' },
  time: { flex: '0 1 128px', minWidth: 0 },
  input: { width: '100%', minWidth: 0 },
})

export interface SendTimePickerProps {
  /** The date or the time is '' if its field is empty. */
  readonly value: WallTime
  readonly onChange: (event: SyntheticEvent, data: WallTime) => void
  /** The current time in the viewer's zone. `value` must be later. */
  readonly now: WallTime
}

/** Picks the day and time for a message. */
export const SendTimePicker = memo(function SendTimePicker({ value, onChange, now }: SendTimePickerProps) {
  const styles = useSendTimePickerStyles()
  const { date, time, timePassed, dateMissing, dateTooLate } = texts
  const hasPassed = isWallTime(value) && !isLater(value, now)
  const [typing, setTyping] = useState<'date' | 'time'>()
  const isImpossible = typing !== 'time' && !isTimeOfDay(value.time)
  const lastDay = latestSendDay(now)
  const isDate = isIsoDate(value.date)
  const dateError =
    typing !== 'date' && !isDate
      ? dateMissing
      : isDate && value.date > lastDay
        ? dateTooLate
        : hasPassed
          ? timePassed
          : undefined
  return (
    <div className={styles.root}>
      <div className={styles.presets}>
        {sendTimePresets(now).map((preset) => (
          <ToggleButton
            key={preset.label}
            size="small"
            shape="circular"
            checked={preset.date === value.date && preset.time === value.time}
            onClick={(event) => onChange(event, { date: preset.date, time: preset.time })}
          >
            {preset.label}
          </ToggleButton>
        ))}
      </div>
      <div className={styles.fields}>
        <div className={styles.date} onFocus={() => setTyping('date')} onBlur={() => setTyping(undefined)}>
          <DateField
            label={date}
            value={value.date}
            today={now.date}
            earliest={now.date}
            latest={lastDay}
            errorText={dateError}
            onChange={(event, data) => onChange(event, { date: data.date, time: value.time })}
          />
        </div>
        <Field
          label={time}
          className={styles.time}
          validationState={hasPassed || isImpossible ? 'error' : 'none'}
          validationMessage={isImpossible ? invalidTimeText : null}
        >
          <Input
            // A text field, because the browser's native time field can show 2 PM instead of 14:00.
            inputMode="numeric"
            placeholder="HH:mm"
            className={styles.input}
            value={value.time}
            onChange={(event, data) => onChange(event, { date: value.date, time: data.value })}
            onFocus={() => setTyping('time')}
            onBlur={(event) => {
              setTyping(undefined)
              const time = completedTime(value.time)
              if (time !== value.time) onChange(event, { date: value.date, time })
            }}
          />
        </Field>
      </div>
    </div>
  )
})
