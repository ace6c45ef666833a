import { useAtomValue } from 'jotai'
import { nowAtom, viewerZone } from '../../../shared/time/clock.ts'
import { momentText } from '../../../shared/time/dateText.ts'
import { zoneText } from '../../../shared/time/timeZones.ts'
import { callMessages as texts } from '../messages.ts'
import { useCallFieldsStyles } from './CallFields.styles.ts'

interface CallTimesProps {
  /** ISO text with offset. Undefined while the typed date is incomplete. */
  readonly date: string | undefined
  /** Zone of the call. */
  readonly timezone: string
  /** The lead's time zone, if known. */
  readonly leadZone: string | undefined
}

/** The time of a call in the zones of the viewer, the lead and the call (CALL-23). Equal zones show once. */
export function CallTimes({ date, timezone, leadZone }: CallTimesProps) {
  const styles = useCallFieldsStyles()
  const now = useAtomValue(nowAtom)
  if (date === undefined) return <p className={styles.quiet}>{texts.noTime}</p>
  const zones = new Map<string, string>([[viewerZone, texts.yourTime]])
  if (leadZone !== undefined && !zones.has(leadZone)) zones.set(leadZone, texts.leadTime)
  if (!zones.has(timezone)) zones.set(timezone, texts.callTime)
  return (
    <dl aria-label={texts.times} className={styles.times}>
      {[...zones].map(([zone, label]) => (
        <div key={zone} className={styles.time}>
          <dt className={styles.quiet}>{label}</dt>
          <dd className={styles.moment}>
            {momentText(date, now, zone)}
            <span className={styles.quiet}> {zoneText(zone, date)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
