import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { sharedMessages } from '../shared/messages.ts'

const useStyles = makeStyles({
  root: {
    ...typographyStyles.body2,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexGrow: 1,
    margin: 0,
    minHeight: '100dvh',
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground2,
  },
})

/** While the session check runs. Only a word: a spinner would be loaded before anything else. */
export function Loading() {
  const styles = useStyles()
  return (
    <p role="status" className={styles.root}>
      {sharedMessages.loading}
    </p>
  )
}
