import { type ChatEdge } from '../chatEdge.ts'
import { chatTexts as texts } from '../chatTexts.ts'
import { EdgeBar } from '../EdgeBar.tsx'
import { edgeRoom } from './useThreadVirtualizer.ts'

const { loading, retry } = texts
const sides = {
  older: { place: 'top', labels: { loading, retry, load: texts.loadOlder, failed: texts.olderFailed } },
  newer: { place: 'bottom', labels: { loading, retry, load: texts.loadNewer, failed: texts.newerFailed } },
} as const

interface ThreadEdgeProps {
  readonly side: keyof typeof sides
  readonly state: ChatEdge
}

/** The bar at an end of the loaded messages that loads more messages. */
export function ThreadEdge({ side, state }: ThreadEdgeProps) {
  return <EdgeBar {...sides[side]} edge={state} height={edgeRoom} />
}
