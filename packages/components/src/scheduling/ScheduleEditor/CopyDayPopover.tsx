import { Button, Checkbox, Popover, PopoverSurface, ToggleButton } from '@fluentui/react-components'
import { type SyntheticEvent, useState } from 'react'
import { type Weekday, weekdays } from '../ScheduleCell/weeklySchedule.ts'
import { useScheduleEditorStyles } from './ScheduleEditor.styles.ts'
import { scheduleTexts as texts } from './scheduleTexts.ts'

interface CopyDayPopoverProps {
  readonly day: Weekday
  /** This element gets the focus after the popover closes. */
  readonly target: HTMLElement
  readonly onCopy: (event: SyntheticEvent, to: readonly Weekday[]) => void
  readonly onClose: () => void
}

export function CopyDayPopover({ day, target, onCopy, onClose }: CopyDayPopoverProps) {
  const styles = useScheduleEditorStyles()
  const [chosen, setChosen] = useState<readonly Weekday[]>([])
  const others = weekdays.filter((other) => other !== day)
  const close = () => {
    onClose()
    target.focus()
  }
  const groups = [
    { label: texts.allWeekdays, days: others.filter((other) => other !== 'sa' && other !== 'su') },
    { label: texts.everyDay, days: others },
  ]
  return (
    <Popover
      open
      trapFocus
      positioning={{ target, position: 'below', align: 'end', offset: 4 }}
      onOpenChange={(_, { open }) => !open && close()}
    >
      <PopoverSurface aria-label={texts.copyTo(texts.dayNames[day])} className={styles.copy}>
        <span className={styles.copyTitle}>{texts.copyTo(texts.dayNames[day])}</span>
        <div className={styles.copyGroups}>
          {groups.map(({ label, days }) => {
            const isChosen = days.every((other) => chosen.includes(other)) && chosen.length === days.length
            return (
              <ToggleButton key={label} size="small" checked={isChosen} onClick={() => setChosen(isChosen ? [] : days)}>
                {label}
              </ToggleButton>
            )
          })}
        </div>
        <div className={styles.copyDays}>
          {others.map((other) => (
            <Checkbox
              key={other}
              label={texts.dayNames[other]}
              checked={chosen.includes(other)}
              onChange={(_, { checked }) =>
                setChosen(checked === true ? [...chosen, other] : chosen.filter((each) => each !== other))
              }
            />
          ))}
        </div>
        <div className={styles.copyActions}>
          <Button onClick={close}>{texts.cancel}</Button>
          <Button
            appearance="primary"
            disabled={chosen.length === 0}
            onClick={(event) => {
              onCopy(event, chosen)
              close()
            }}
          >
            {texts.copy}
          </Button>
        </div>
      </PopoverSurface>
    </Popover>
  )
}
