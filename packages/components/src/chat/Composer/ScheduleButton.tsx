import { Button, Popover, PopoverSurface, PopoverTrigger, Tooltip } from '@fluentui/react-components'
import { CalendarClock20Regular } from '@fluentui/react-icons/svg/calendar-clock'
import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { type ChatTexts } from '../chatTexts.ts'
import { isLater, sendTimePresets, type WallTime } from '../../dates/dates.ts'
import { SendTimePicker } from '../SendTimePicker/SendTimePicker.tsx'
import { useComposerStyles } from './Composer.styles.ts'

interface ScheduleButtonProps {
  readonly now: WallTime
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly isDisabled: boolean
  readonly onSchedule: (event: SyntheticEvent, data: WallTime) => void
  readonly renderNote: ((when: WallTime) => ReactNode) | undefined
  readonly texts: ChatTexts
}

/** Opens a popover to choose when the message is sent. */
export function ScheduleButton(props: ScheduleButtonProps) {
  const { isOpen, onOpenChange, isDisabled, texts } = props
  return (
    <Popover
      open={isOpen}
      onOpenChange={(_, data) => onOpenChange(data.open)}
      trapFocus
      positioning={{ position: 'above', align: 'end' }}
    >
      <PopoverTrigger disableButtonEnhancement>
        <Tooltip content={texts.scheduleTitle} relationship="label">
          <Button appearance="subtle" icon={<CalendarClock20Regular />} disabled={isDisabled} />
        </Tooltip>
      </PopoverTrigger>
      <PopoverSurface aria-label={texts.scheduleTitle}>
        <ScheduleForm {...props} />
      </PopoverSurface>
    </Popover>
  )
}

/** Mounted with each opening: it starts at tomorrow morning. */
function ScheduleForm({ now, onOpenChange, onSchedule, renderNote, texts }: ScheduleButtonProps) {
  const styles = useComposerStyles()
  const [when, setWhen] = useState<WallTime>(() => {
    const { date, time } = sendTimePresets(now).find(({ label }) => label === 'Tomorrow morning') ?? now
    return { date, time }
  })
  const isPossible = isLater(when, now)
  return (
    <div className={styles.popover}>
      <h3 className={styles.popoverTitle}>{texts.scheduleTitle}</h3>
      <SendTimePicker value={when} now={now} onChange={(_, data) => setWhen(data)} texts={texts} />
      {isPossible && renderNote?.(when)}
      <div className={styles.popoverActions}>
        <Button
          appearance="primary"
          disabled={!isPossible}
          onClick={(event) => {
            onOpenChange(false)
            onSchedule(event, when)
          }}
        >
          {texts.schedule}
        </Button>
        <Button onClick={() => onOpenChange(false)}>{texts.cancel}</Button>
      </div>
    </div>
  )
}
