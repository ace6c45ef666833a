import { type Call } from '@tandem/contract'
import { useCallDateStyles } from './CallDate.styles.ts'
import { callTime } from './callTime.ts'

interface CallDateProps {
  readonly date: string
  readonly timezone: Call['timezone']
}

/** When a call is, in the viewer's zone; after it the time in the call's zone, where that is another one. */
export function CallDate({ date, timezone }: CallDateProps) {
  const styles = useCallDateStyles()
  const { own, there } = callTime(date, timezone)
  return (
    <span className={styles.root}>
      {own}
      {there !== undefined && <span className={styles.zone}> · {there}</span>}
    </span>
  )
}
