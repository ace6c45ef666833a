import { EmptyState, PageHead, useRoutedAnchor } from '@tandem/components'
import { Button } from '@fluentui/react-components'
import { usePageName } from '../usePageTitle.ts'
import { shellMessages } from '../messages.ts'

const { text, action } = shellMessages.notBuilt

/** Shows for a screen that is not built yet (`notBuiltPages.ts`). */
export default function NotBuiltPage() {
  const title = usePageName()
  const home = useRoutedAnchor('/')
  return (
    <>
      <PageHead title={title} />
      <EmptyState
        title={text}
        action={
          <Button as="a" {...home}>
            {action}
          </Button>
        }
      />
    </>
  )
}
