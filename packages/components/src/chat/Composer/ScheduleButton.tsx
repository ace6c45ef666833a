import { Button, Popover, PopoverSurface, PopoverTrigger, Tooltip } from '@fluentui/react-components'
import { CalendarClock20Regular } from '@fluentui/react-icons/svg/calendar-clock'
import { type SyntheticEvent, useState } from 'react'
import { type ChatTexts } from '../chatTexts.ts'
import { isLater, sendTimePresets, type WallTime } from '../../dates/dates.ts'
import { SendTimePicker } from '../SendTimePicker/SendTimePicker.tsx'
import { useComposerStyles } from './Composer.styles.ts'

interface ScheduleButtonProps {
  readonly now: WallTime
  readonly isDisabled: boolean
  readonly onSchedule: (event: SyntheticEvent, data: WallTime) => void
  readonly texts: ChatTexts
}

/** Opens a popover to choose when the message is sent. */
export function ScheduleButton({ now, isDisabled, onSchedule, texts }: ScheduleButtonProps) {
  const styles = useComposerStyles()
  const [when, setWhen] = useState<WallTime>()
  const open = (isOpen: boolean) => {
    const [, tomorrow = { date: '', time: '' }] = sendTimePresets(now)
    setWhen(isOpen ? { date: tomorrow.date, time: tomorrow.time } : undefined)
  }
  return (
    <Popover
      open={when !== undefined}
      onOpenChange={(_, data) => open(data.open)}
      trapFocus
      positioning={{ position: 'above', align: 'end' }}
    >
      <PopoverTrigger disableButtonEnhancement>
        <Tooltip content={texts.scheduleTitle} relationship="label">
          <Button appearance="subtle" icon={<CalendarClock20Regular />} disabled={isDisabled} />
        </Tooltip>
      </PopoverTrigger>
      <PopoverSurface aria-label={texts.scheduleTitle}>
        {when && (
          <div className={styles.popover}>
            <h3 className={styles.popoverTitle}>{texts.scheduleTitle}</h3>
            <SendTimePicker value={when} now={now} onChange={(_, data) => setWhen(data)} texts={texts} />
            <div className={styles.popoverActions}>
              <Button
                appearance="primary"
                disabled={!isLater(when, now)}
                onClick={(event) => {
                  setWhen(undefined)
                  onSchedule(event, when)
                }}
              >
                {texts.schedule}
              </Button>
              <Button onClick={() => setWhen(undefined)}>{texts.cancel}</Button>
            </div>
          </div>
        )}
      </PopoverSurface>
    </Popover>
  )
}
