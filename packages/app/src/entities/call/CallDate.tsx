import { Warning16Filled } from '@fluentui/react-icons/svg/warning'
import { type Call, isStatusExpired } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { nowAtom } from '../../shared/time/clock.ts'
import { calendarMessages } from './messages.ts'
import { useCallDateStyles } from './CallDate.styles.ts'
import { callTime } from './callTime.ts'

interface CallDateProps extends Pick<Call, 'status' | 'timezone'> {
  readonly date: string
}

/**
 * When a call is, in the viewer's zone; after it the time in the call's zone, where that is another one. A call whose
 * time has passed while it is still scheduled is marked (CALL-33).
 */
export function CallDate({ status, date, timezone }: CallDateProps) {
  const styles = useCallDateStyles()
  const isExpired = isStatusExpired({ status, date }, useAtomValue(nowAtom))
  const { own, there } = callTime(date, timezone)
  return (
    <span className={styles.root}>
      {isExpired && (
        <span title={calendarMessages.passed}>
          <Warning16Filled title={calendarMessages.passed} className={styles.passed} />
        </span>
      )}
      {own}
      {there !== undefined && <span className={styles.zone}> · {there}</span>}
    </span>
  )
}
