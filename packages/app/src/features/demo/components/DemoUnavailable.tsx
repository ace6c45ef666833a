import { Button } from '@fluentui/react-components'
import { EmptyState, TandemProvider } from '@tandem/components'
import { demoMessages } from '../messages.ts'

const { title, text, action } = demoMessages.unavailable

/** Instead of the demo, in a browser that can't run it. */
export function DemoUnavailable() {
  return (
    <TandemProvider>
      <main>
        <EmptyState
          title={title}
          text={text}
          action={
            <Button as="a" href="/" appearance="primary">
              {action}
            </Button>
          }
        />
      </main>
    </TandemProvider>
  )
}
