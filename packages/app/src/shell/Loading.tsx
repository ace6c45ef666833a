import { sharedMessages } from '../shared/messages.ts'
import { useLoadingStyles } from './Loading.styles.ts'

/** While the session check runs. Only a word: a spinner would be loaded before anything else. */
export function Loading() {
  const styles = useLoadingStyles()
  return (
    <p role="status" className={styles.root}>
      {sharedMessages.loading}
    </p>
  )
}
