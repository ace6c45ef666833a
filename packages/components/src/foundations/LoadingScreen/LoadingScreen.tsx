import { Spinner } from '@fluentui/react-components'
import { useLoadingScreenStyles } from './LoadingScreen.styles.ts'

export interface LoadingScreenProps {
  /** Default: 'Loading...'. */
  readonly label?: string
  /** Fills the window instead of its container. */
  readonly isFullScreen?: boolean
}

/** A spinner and its word in place of a screen, after 150 ms. */
export function LoadingScreen({ label = 'Loading...', isFullScreen = false }: LoadingScreenProps) {
  const styles = useLoadingScreenStyles()
  return (
    <div role="status" className={isFullScreen ? styles.fullScreen : styles.root}>
      <Spinner size="medium" labelPosition="below" label={label} className={styles.spinner} />
    </div>
  )
}
