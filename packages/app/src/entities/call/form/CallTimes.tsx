import { shownZone } from '@tandem/components'
import { dateFormats, formatMoment, instantMs, offsetMs } from '@tandem/contract'
import { viewerZone } from '../../../shared/time/clock.ts'
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

/** The name and offset of a zone at a moment: 'Kyiv (UTC+02:00)'. */
function zoneLabel(timeZone: string, instant: string): string {
  const { city, offset } = shownZone({ id: timeZone, name: timeZone, offsetMs: offsetMs(instantMs(instant), timeZone) })
  return `${city} (${offset})`
}

/** The time of a call on the clocks of the viewer, the lead and the call (CALL-23). Equal zones show once. */
export function CallTimes({ date, timezone, leadZone }: CallTimesProps) {
  const styles = useCallFieldsStyles()
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
            {formatMoment(date, dateFormats.tableMoment, zone)}
            <span className={styles.quiet}> {zoneLabel(zone, date)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
