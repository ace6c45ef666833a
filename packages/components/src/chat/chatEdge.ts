/** An end of a loaded list. */
export interface ChatEdge {
  readonly hasMore: boolean
  readonly isLoading: boolean
  /** True if the last request failed. Then `onLoad` is called only if the user presses a button. */
  readonly hasFailed?: boolean | undefined
  /** Loads more items. Called if the user scrolls near this end of the list, or presses a button. */
  readonly onLoad: () => void
}

/** True if more items can load now. */
export function isEdgeWaiting(edge: ChatEdge | undefined): edge is ChatEdge {
  return edge?.hasMore === true && !edge.isLoading && edge.hasFailed !== true
}
