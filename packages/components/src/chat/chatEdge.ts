/** An end of a loaded list. */
export interface ChatEdge {
  readonly hasMore: boolean
  readonly isLoading: boolean
  /** The last request failed. The next request needs a retry by the user. */
  readonly hasFailed?: boolean | undefined
  /** Loads the next items. Called near this end, and by a button. */
  readonly onLoad: () => void
}

/** True if more items can load now. */
export function isEdgeWaiting(edge: ChatEdge | undefined): edge is ChatEdge {
  return edge?.hasMore === true && !edge.isLoading && edge.hasFailed !== true
}
