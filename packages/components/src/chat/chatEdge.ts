/** An end of a list of messages or conversations, behind which there may be more than is loaded. */
export interface ChatEdge {
  readonly hasMore: boolean
  readonly isLoading: boolean
  /** The last page failed: nothing loads by itself until the person tries again. */
  readonly hasFailed?: boolean
  /** Called as the person comes near this end, once for what is loaded, and by a button. Load 20 (document 3, section 9). */
  readonly onLoad: () => void
}

/** Whether an end has more to ask for, and nothing is on its way. */
export function isEdgeWaiting(edge: ChatEdge | undefined): edge is ChatEdge {
  return edge?.hasMore === true && !edge.isLoading && edge.hasFailed !== true
}
