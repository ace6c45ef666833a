import { ConfirmDialog, Notice } from '@tandem/components'
import { type Call, dateFormats, formatMoment, hasReminders, type Instant } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { nowAtom, viewerZone } from '../../shared/time/clock.ts'
import { reminderTime } from '../../entities/call/form/reminderTime.ts'
import { momentText } from '../../shared/time/dateText.ts'
import { callTime } from '../../entities/call/callTime.ts'
import { callCalendarMessages, callListMessages, callMessages, reminderNames } from '../../entities/call/messages.ts'
import { makeStyles, tokens } from '@fluentui/react-components'
import { column } from '@tandem/components/styles'

const useMoveCallDialogStyles = makeStyles({
  root: column(tokens.spacingVerticalM),
  times: { ...column(tokens.spacingVerticalXS), margin: 0 },
  time: { display: 'grid', gridTemplateColumns: '56px 1fr', columnGap: tokens.spacingHorizontalM },
  label: { color: tokens.colorNeutralForeground3 },
  moment: { margin: 0, fontVariantNumeric: 'tabular-nums' },
  text: { margin: 0 },
  reminders: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
})

export interface CallMove {
  readonly call: Call
  /** The new time, ISO text with the offset of the call's zone. */
  readonly date: string
  /**
   * The time of the calendar row on which the call was dropped, 'HH:mm' in the viewer's zone. Differs from `date` if a
   * clock change skips this time.
   */
  readonly typed: string
}

interface MoveCallDialogProps {
  readonly move: CallMove
  readonly isOpen: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

const texts = callCalendarMessages.move

/** Asks for confirmation before a call moves (CALL-31). */
export function MoveCallDialog({ move: { call, date, typed }, isOpen, onConfirm, onCancel }: MoveCallDialogProps) {
  const styles = useMoveCallDialogStyles()
  const now = useAtomValue(nowAtom)
  const { timezone, reminders, status, name } = call
  const shown = formatMoment(date, dateFormats.time, viewerZone)
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={texts.title(name || callListMessages.noLead)}
      confirmLabel={texts.confirm}
      cancelLabel={texts.cancel}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <div className={styles.root}>
        <dl className={styles.times}>
          {call.date !== null && <Time label={texts.from} date={call.date} timezone={timezone} />}
          <Time label={texts.to} date={date} timezone={timezone} />
        </dl>
        {shown !== typed && <Notice intent="warning">{callMessages.skippedTime(typed, shown)}</Notice>}
        {hasReminders(status) && reminders.length === 0 && <p className={styles.text}>{texts.noReminders}</p>}
        {hasReminders(status) && reminders.length > 0 && (
          <div>
            <p className={styles.text}>{texts.reminders}</p>
            <ul className={styles.reminders}>
              {reminders.map((delay) => (
                <li key={delay}>
                  {reminderNames[delay]}: {reminderTime(date, delay, now)}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </ConfirmDialog>
  )
}

interface TimeProps {
  readonly label: string
  readonly date: Instant
  readonly timezone: string | null
}

function Time({ label, date, timezone }: TimeProps) {
  const styles = useMoveCallDialogStyles()
  const own = momentText(date, useAtomValue(nowAtom))
  const { there } = callTime(String(date), timezone)
  return (
    <div className={styles.time}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.moment}>{there === undefined ? own : `${own} · ${there}`}</dd>
    </div>
  )
}
