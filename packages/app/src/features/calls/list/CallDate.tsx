import { dateFormats, formatMoment } from '@tandem/contract'
import { viewerZone } from '../../../shared/clock.ts'
import { zoneLabel } from '../form/CallTimes.tsx'
import { useCallDateStyles } from './CallDate.styles.ts'

interface CallDateProps {
  readonly date: string
  readonly timezone: string | null
}

/** When a call is, in the viewer's zone; after it the time in the call's zone, where that is another one. */
export function CallDate({ date, timezone }: CallDateProps) {
  const styles = useCallDateStyles()
  return (
    <span className={styles.root}>
      {formatMoment(date, dateFormats.tableMoment, viewerZone)}
      {timezone !== null && timezone !== viewerZone && (
        <span className={styles.zone}>
          {` · ${formatMoment(date, dateFormats.time, timezone)} ${zoneLabel(timezone, date)}`}
        </span>
      )}
    </span>
  )
}
