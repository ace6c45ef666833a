import { Button } from '@fluentui/react-components'
import { ErrorState, StandalonePage, TandemProvider } from '@tandem/components'
import { demoMessages } from '../messages.ts'

/** Replaces the demo in a browser that cannot run the simulator. */
export function DemoUnavailable() {
  const { title, text, action } = demoMessages.unavailable
  const leave = (
    <Button as="a" href="/" appearance="primary">
      {action}
    </Button>
  )
  return (
    <TandemProvider>
      <StandalonePage isWindow>
        <ErrorState headingLevel={1} title={title} text={text} actions={leave} />
      </StandalonePage>
    </TandemProvider>
  )
}
