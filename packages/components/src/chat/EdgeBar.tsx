import { Button, makeStyles, mergeClasses, Spinner, tokens } from '@fluentui/react-components'
import { type ChatEdge } from './chatEdge.ts'
import { quietCaption, row } from '../theme/styleFragments.ts'

const useEdgeBarStyles = makeStyles({
  root: {
    position: 'absolute',
    left: 0,
    right: 0,
    ...row(tokens.spacingHorizontalS),
    justifyContent: 'center',
    ...quietCaption,
  },
  top: { top: 0 },
  bottom: { bottom: 0 },
})

interface EdgeBarProps {
  readonly place: 'top' | 'bottom'
  readonly edge: ChatEdge
  /** Height in px. The list reserves this space. */
  readonly height: number
  readonly labels: {
    readonly loading: string
    readonly load: string
    readonly retry: string
    /** The text before the button if the last request failed. Default: no text. */
    readonly failed?: string | undefined
  }
}

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
