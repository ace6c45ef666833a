import { sharedMessages } from '../shared/text/messages.ts'

import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'

const useLoadingStyles = makeStyles({
  root: {
    ...typographyStyles.body2,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexGrow: 1,
    margin: 0,
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground2,
  },
})

/** Shows during the session check. A word, because the code of a spinner would load before everything else. */
export function Loading() {
  const styles = useLoadingStyles()
  return (
    <p role="status" className={styles.root}>
      {sharedMessages.loading}
    </p>
  )
}
