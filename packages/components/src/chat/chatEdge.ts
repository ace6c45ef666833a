/** An end of a loaded list of messages or conversations. There may be more items. */
export interface ChatEdge {
  readonly hasMore: boolean
  readonly isLoading: boolean
  /** The last page failed. No page loads until the user retries. */
  readonly hasFailed?: boolean | undefined
  /** Called near this end, once per loaded page, and by a button. Load 20 (INBOX-5, INBOX-15). */
  readonly onLoad: () => void
}

/** An end has more to load and is not loading. */
export function isEdgeWaiting(edge: ChatEdge | undefined): edge is ChatEdge {
  return edge?.hasMore === true && !edge.isLoading && edge.hasFailed !== true
}
