import { Button, mergeClasses, Spinner } from '@fluentui/react-components'
import { type ChatEdge } from './chatEdge.ts'
import { useEdgeBarStyles } from './EdgeBar.styles.ts'

interface EdgeBarProps {
  readonly place: 'top' | 'bottom'
  readonly edge: ChatEdge
  /** In px. The list keeps this room, so that nothing moves when the last page has come. */
  readonly height: number
  readonly labels: {
    readonly loading: string
    readonly load: string
    readonly retry: string
    /** Says that the last page did not come. Default: only the way on is offered. */
    readonly failed?: string
  }
}

/** What stands at an end of a loaded list while there is more: a button, a sign that it loads, or why it did not come. */
export function EdgeBar({ place, edge, height, labels }: EdgeBarProps) {
  const styles = useEdgeBarStyles()
  const hasFailed = edge.hasFailed === true
  return (
    <div className={mergeClasses(styles.root, styles[place])} style={{ height }}>
      {edge.isLoading ? (
        <Spinner size="tiny" label={labels.loading} />
      ) : (
        <>
          {hasFailed && labels.failed !== undefined && <span role="alert">{labels.failed}</span>}
          <Button size="small" appearance={hasFailed ? 'secondary' : 'subtle'} onClick={edge.onLoad}>
            {hasFailed ? labels.retry : labels.load}
          </Button>
        </>
      )}
    </div>
  )
}
