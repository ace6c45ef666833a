/** An end of a loaded list of messages or conversations, beyond which there may be more items. */
export interface ChatEdge {
  readonly hasMore: boolean
  readonly isLoading: boolean
  /** The last request failed. No page loads until the user retries. */
  readonly hasFailed?: boolean | undefined
  /** Loads the next 20 items (INBOX-5, INBOX-15). Called near this end, once per page, and by a button. */
  readonly onLoad: () => void
}

/** True if this end has more to load, is not loading, and has not failed. */
export function isEdgeWaiting(edge: ChatEdge | undefined): edge is ChatEdge {
  return edge?.hasMore === true && !edge.isLoading && edge.hasFailed !== true
}
