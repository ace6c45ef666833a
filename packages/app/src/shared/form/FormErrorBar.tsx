import { sharedMessages } from '../text/messages.ts'
import { useFormElement } from './formElement.ts'
import { useSecondsLeft } from './useSecondsLeft.ts'
import { useSubmitState } from './useSubmitState.ts'
import { makeStyles, tokens } from '@fluentui/react-components'

const useFormErrorBarStyles = makeStyles({
  root: {
    scrollMarginTop: tokens.spacingVerticalM,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorStatusDangerBackground1,
    color: tokens.colorStatusDangerForeground1,
    overflowWrap: 'anywhere',
  },
  line: { margin: 0 },
})

/** The reason of the last failed submit. */
export function FormErrorBar() {
  const { errors, isSubmitting } = useSubmitState()
  if (errors.length === 0 || isSubmitting) return null
  return <ErrorBar errors={errors} />
}

function scrollIntoView(bar: HTMLElement | null): void {
  bar?.scrollIntoView({ block: 'nearest' })
}

function ErrorBar({ errors: [title, ...details] }: { readonly errors: readonly string[] }) {
  const styles = useFormErrorBarStyles()
  const { waitUntil } = useFormElement()
  return (
    <div ref={scrollIntoView} className={styles.root}>
      <div role="alert">
        <p className={styles.line}>{title}</p>
        {details.map((detail) => (
          <p key={detail} className={styles.line}>
            {detail}
          </p>
        ))}
      </div>
      {waitUntil !== undefined && <Wait />}
    </div>
  )
}

/** The countdown is outside of the alert. Inside the alert, a screen reader would read the countdown every second. */
function Wait() {
  const styles = useFormErrorBarStyles()
  const left = useSecondsLeft()
  return (
    <>
      {left > 0 && (
        <p role="timer" className={styles.line}>
          {sharedMessages.tryAgainIn(left)}
        </p>
      )}
      <p role="status" className={styles.line}>
        {left === 0 && sharedMessages.tryAgainNow}
      </p>
    </>
  )
}
