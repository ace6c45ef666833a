import { shownZone } from '@tandem/components'
import { type Call, dateFormats, formatMoment } from '@tandem/contract'
import { viewerZone } from '../../shared/time/clock.ts'

interface CallTime {
  /** The time in the viewer's zone, formatted as in tables (LIST-31): 'Nov. 25 2026 - 18:00'. */
  readonly own: string
  /** The time in the call's zone: '11:00 New York'. Undefined if the call has no zone, or has the viewer's zone. */
  readonly there: string | undefined
}

export function callTime(date: string, timezone: Call['timezone']): CallTime {
  const own = formatMoment(date, dateFormats.tableMoment, viewerZone)
  if (timezone === null || timezone === viewerZone) return { own, there: undefined }
  const { city } = shownZone({ id: timezone, name: timezone, offsetMs: 0 })
  return { own, there: `${formatMoment(date, dateFormats.time, timezone)} ${city}` }
}
