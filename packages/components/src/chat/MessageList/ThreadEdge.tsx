import { type ChatEdge } from '../chatEdge.ts'
import { chatTexts as texts } from '../chatTexts.ts'
import { EdgeBar } from '../EdgeBar.tsx'
import { edgeRoom } from './useThreadVirtualizer.ts'

interface ThreadEdgeProps {
  readonly side: 'older' | 'newer'
  readonly state: ChatEdge
}

/** The end of the loaded messages while there are more. */
export function ThreadEdge({ side, state }: ThreadEdgeProps) {
  const { loading, retry } = texts
  return side === 'older' ? (
    <EdgeBar
      place="top"
      edge={state}
      height={edgeRoom}
      labels={{ loading, retry, load: texts.loadOlder, failed: texts.olderFailed }}
    />
  ) : (
    <EdgeBar
      place="bottom"
      edge={state}
      height={edgeRoom}
      labels={{ loading, retry, load: texts.loadNewer, failed: texts.newerFailed }}
    />
  )
}
