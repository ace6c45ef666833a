import { mergeClasses, Skeleton, SkeletonItem, Tab, TabList } from '@fluentui/react-components'
import { useId, useRef, useState } from 'react'
import { LabelledSwitch } from '../../foundations/LabelledSwitch/LabelledSwitch.tsx'
import { type ScheduleSlot, type Weekday, weekdays, type WeeklySchedule } from '../ScheduleCell/weeklySchedule.ts'
import { CopyDayPopover } from './CopyDayPopover.tsx'
import { DayRow } from './DayRow.tsx'
import { type ScheduleChange, type ScheduleEvent } from './scheduleActions.ts'
import { slotsOf, type WeekDays, weekMinutes } from './scheduleChanges.ts'
import { useScheduleEditorStyles } from './ScheduleEditor.styles.ts'
import { scheduleTexts as texts } from './scheduleTexts.ts'
import { invalidSlots } from './slotProblems.ts'
import { useScheduleActions } from './useScheduleActions.ts'
import { WeekGrid } from './WeekGrid.tsx'

export interface ScheduleEditorProps {
  /** '*' is 24/7. Undefined while loading. */
  readonly schedule: WeeklySchedule | undefined
  /** Called once per change, for example at the end of a drag. */
  readonly onChange: (event: ScheduleEvent, data: ScheduleChange) => void
  /** Accessible name. Default: 'Schedule'. */
  readonly label?: string | undefined
  /** `hours`: fields for each day. `week`: draggable slots. Default: `hours`. */
  readonly defaultView?: 'hours' | 'week' | undefined
  /** A text with the time zone, such as 'Times in Europe/Berlin'. */
  readonly zoneText?: string | undefined
  /** An error that concerns the whole schedule, not a single slot. */
  readonly errorText?: string | undefined
  /** If true, shows the hours, but does not let the user change them. */
  readonly isReadOnly?: boolean | undefined
}

const noHours: readonly ScheduleSlot[] = []

/** Edits a weekly schedule: 24/7 ('Full Access'), or slots per weekday. */
export function ScheduleEditor(props: ScheduleEditorProps) {
  const { schedule, onChange, label = 'Schedule', defaultView = 'hours', zoneText, errorText } = props
  const { isReadOnly = false } = props
  const styles = useScheduleEditorStyles()
  const root = useRef<HTMLDivElement>(null)
  const errorId = useId()
  const [view, setView] = useState(defaultView)
  const [copied, setCopied] = useState<{ readonly day: Weekday; readonly target: HTMLElement }>()
  const actions = useScheduleActions({
    root,
    schedule,
    onChange,
    onCopyStart: (target, day) => setCopied({ target, day }),
  })
  return (
    <div
      ref={root}
      role="group"
      aria-label={label}
      aria-busy={schedule === undefined}
      aria-describedby={errorText === undefined ? undefined : errorId}
      className={styles.root}
    >
      {(!isReadOnly || schedule === '*') && (
        <LabelledSwitch
          label={texts.fullAccess}
          description={texts.fullAccessHelp}
          isOn={schedule === '*'}
          isDisabled={isReadOnly || schedule === undefined}
          onChange={(event, { isOn }) => actions.turnFullAccess(event, isOn)}
        />
      )}
      {errorText !== undefined && (
        <p id={errorId} role="alert" className={mergeClasses(styles.message, styles.error, styles.wholeError)}>
          {errorText}
        </p>
      )}
      {schedule === undefined && <LoadingDays label={texts.loading(label)} />}
      {schedule !== undefined && schedule !== '*' && (
        <>
          <div className={styles.bar}>
            <TabList
              size="small"
              className={styles.views}
              selectedValue={view}
              onTabSelect={(_, { value }) => setView(value === 'week' ? 'week' : 'hours')}
            >
              <Tab value="hours">{texts.hoursView}</Tab>
              <Tab value="week">{texts.weekView}</Tab>
            </TabList>
            <WeekSummary week={schedule} zoneText={zoneText} />
          </div>
          {view === 'hours' ? (
            <ul aria-label={label} className={styles.days}>
              {weekdays.map((day) => (
                <DayRow key={day} day={day} hours={schedule[day] ?? noHours} {...{ isReadOnly, actions }} />
              ))}
            </ul>
          ) : (
            <WeekGrid week={schedule} {...{ isReadOnly, actions }} />
          )}
        </>
      )}
      {copied && (
        <CopyDayPopover
          {...copied}
          onCopy={(event, to) => actions.copyDay(event, copied.day, to)}
          onClose={() => setCopied(undefined)}
        />
      )}
    </div>
  )
}

interface WeekSummaryProps {
  readonly week: WeekDays
  readonly zoneText: string | undefined
}

function WeekSummary({ week, zoneText }: WeekSummaryProps) {
  const styles = useScheduleEditorStyles()
  const wrongCount = invalidSlots(week).length
  const slotCount = weekdays.reduce((sum, day) => sum + slotsOf(week, day).length, 0)
  const parts = [
    texts.weekTime(weekMinutes(week)),
    ...(slotCount > 14 ? [texts.slotCount(slotCount)] : []),
    ...(zoneText === undefined ? [] : [zoneText]),
  ]
  return (
    <span className={styles.summary} aria-live="polite">
      {wrongCount > 0 && <span className={styles.error}>{`${texts.slotsToCorrect(wrongCount)} · `}</span>}
      {parts.join(' · ')}
    </span>
  )
}

function LoadingDays({ label }: { readonly label: string }) {
  const styles = useScheduleEditorStyles()
  return (
    <Skeleton aria-label={label} className={styles.skeleton}>
      {weekdays.map((day) => (
        <div key={day} className={styles.day}>
          <SkeletonItem className={styles.skeletonName} />
          <SkeletonItem className={styles.skeletonSlot} />
          <SkeletonItem className={styles.skeletonActions} />
        </div>
      ))}
    </Skeleton>
  )
}
