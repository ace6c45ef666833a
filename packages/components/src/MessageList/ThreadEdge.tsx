import { Button, mergeClasses, Spinner } from '@fluentui/react-components'
import { type ChatEdge } from '../chat/chatEdge.ts'
import { type ChatTexts } from '../chat/chatTexts.ts'
import { useMessageListStyles } from './MessageList.styles.ts'
import { edgeRoom } from './useThreadVirtualizer.ts'

interface ThreadEdgeProps {
  readonly side: 'older' | 'newer'
  readonly state: ChatEdge
  readonly texts: ChatTexts
}

/** What stands at an end of the loaded messages while there are more: a button, a sign that they load, or why they did not come. */
export function ThreadEdge({ side, state, texts }: ThreadEdgeProps) {
  const styles = useMessageListStyles()
  const isOlder = side === 'older'
  return (
    <div className={mergeClasses(styles.edge, isOlder ? styles.topEdge : styles.bottomEdge)} style={{ height: edgeRoom }}>
      {state.isLoading ? (
        <Spinner size="tiny" label={texts.loading} />
      ) : (
        <>
          {state.hasFailed === true && <span role="alert">{isOlder ? texts.olderFailed : texts.newerFailed}</span>}
          <Button size="small" appearance={state.hasFailed === true ? 'secondary' : 'subtle'} onClick={state.onLoad}>
            {state.hasFailed === true ? texts.retry : isOlder ? texts.loadOlder : texts.loadNewer}
          </Button>
        </>
      )}
    </div>
  )
}
