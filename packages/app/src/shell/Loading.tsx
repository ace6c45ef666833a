import { sharedMessages } from '../shared/text/messages.ts'
import { useLoadingStyles } from './Loading.styles.ts'

/** Shows during the session check. A word, because a spinner's code would load before everything else. */
export function Loading() {
  const styles = useLoadingStyles()
  return (
    <p role="status" className={styles.root}>
      {sharedMessages.loading}
    </p>
  )
}
