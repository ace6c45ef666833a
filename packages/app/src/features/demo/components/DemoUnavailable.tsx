import { Button } from '@fluentui/react-components'
import { ErrorState, TandemProvider, Wordmark } from '@tandem/components'
import { demoMessages } from '../messages.ts'
import { useDemoUnavailableStyles } from './DemoUnavailable.styles.ts'

/** Instead of the demo, in a browser that can't run it. */
export function DemoUnavailable() {
  return (
    <TandemProvider>
      <Notice />
    </TandemProvider>
  )
}

function Notice() {
  const styles = useDemoUnavailableStyles()
  const { title, text, action } = demoMessages.unavailable
  const leave = (
    <Button as="a" href="/" appearance="primary">
      {action}
    </Button>
  )
  return (
    <main className={styles.root}>
      <Wordmark size="large" />
      <ErrorState headingLevel={1} title={title} text={text} actions={leave} />
    </main>
  )
}
