import { makeStyles, tokens } from '@fluentui/react-components'
import { useFormState } from 'react-final-form'

const useStyles = makeStyles({
  root: {
    margin: 0,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorStatusDangerBackground1,
    color: tokens.colorStatusDangerForeground1,
    overflowWrap: 'anywhere',
  },
})

/** What went wrong with a submit as a whole; leaves with the next one. */
export function FormErrorBar() {
  const styles = useStyles()
  const { submitError, submitting } = useFormState({ subscription: { submitError: true, submitting: true } })
  const text: unknown = submitError
  if (typeof text !== 'string' || submitting) return null
  return (
    <p role="alert" className={styles.root}>
      {text}
    </p>
  )
}
