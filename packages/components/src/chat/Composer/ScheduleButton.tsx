import { Button, Field, Popover, PopoverSurface, PopoverTrigger, Select, Tooltip } from '@fluentui/react-components'
import { CalendarClock20Regular } from '@fluentui/react-icons/svg/calendar-clock'
import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { chatTexts as texts } from '../chatTexts.ts'
import { isSendTime, tomorrowMorning, type WallTime } from '../../dates/dates.ts'
import { type ScheduleZone, type ZonedTime } from './ComposerProps.ts'
import { SendTimePicker } from '../SendTimePicker/SendTimePicker.tsx'
import { useComposerStyles } from './Composer.styles.ts'

interface ScheduleButtonProps {
  readonly now: WallTime
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly isDisabled: boolean
  readonly zones: readonly ScheduleZone[] | undefined
  readonly nextWorkingTime: ((when: ZonedTime) => WallTime) | undefined
  readonly onSchedule: (event: SyntheticEvent, data: ZonedTime) => void
  readonly renderNote: ((when: ZonedTime) => ReactNode) | undefined
}

export function ScheduleButton(props: ScheduleButtonProps) {
  const { isOpen, onOpenChange, isDisabled } = props
  return (
    <Popover
      open={isOpen}
      onOpenChange={(_, data) => onOpenChange(data.open)}
      trapFocus
      positioning={{ position: 'above', align: 'end' }}
    >
      <PopoverTrigger disableButtonEnhancement>
        <Tooltip content={texts.scheduleTitle} relationship="label">
          <Button appearance="subtle" size="small" icon={<CalendarClock20Regular />} disabled={isDisabled}>
            <span data-label="last">{texts.scheduleTitle}</span>
          </Button>
        </Tooltip>
      </PopoverTrigger>
      <PopoverSurface aria-label={texts.scheduleTitle}>
        <ScheduleForm {...props} />
      </PopoverSurface>
    </Popover>
  )
}

/** The form mounts each time the popover opens, so each opening proposes a new time. */
function ScheduleForm(props: ScheduleButtonProps) {
  const { now: viewerNow, zones, nextWorkingTime, onOpenChange, onSchedule, renderNote } = props
  const styles = useComposerStyles()
  const [zoneId, setZoneId] = useState(zones?.[0]?.id)
  const now = zones?.find(({ id }) => id === zoneId)?.now ?? viewerNow
  const [when, setWhen] = useState<WallTime>(() => {
    const tomorrow = { ...tomorrowMorning(now), zoneId }
    return nextWorkingTime?.(tomorrow) ?? tomorrow
  })
  const isPossible = isSendTime(when, now)
  return (
    <div className={styles.popover}>
      <h3 className={styles.popoverTitle}>{texts.scheduleTitle}</h3>
      {zones && zones.length > 1 && (
        <Field label={texts.timeZone} className={styles.zone}>
          <Select value={zoneId} onChange={(_, data) => setZoneId(data.value)}>
            {zones.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <SendTimePicker value={when} now={now} onChange={(_, data) => setWhen(data)} />
      {isPossible && renderNote?.({ ...when, zoneId })}
      <div className={styles.popoverActions}>
        <Button onClick={() => onOpenChange(false)}>{texts.cancel}</Button>
        <Button
          appearance="primary"
          disabledFocusable={!isPossible}
          onClick={(event) => {
            onOpenChange(false)
            onSchedule(event, { ...when, zoneId })
          }}
        >
          {texts.schedule}
        </Button>
      </div>
    </div>
  )
}
