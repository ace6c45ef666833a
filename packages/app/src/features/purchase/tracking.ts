/** An event for the operator's analytics. */
export interface TrackingEvent {
  readonly name: 'Purchase'
  /** Option of the plan that was bought: 'outreach-10-profiles'. */
  readonly plan: string
  /** Price a month. */
  readonly value: number
  readonly currency: 'USD'
}

declare global {
  interface Window {
    /** Set by the operator's tag; Tandem loads no tracker itself. What it throws is a failure. */
    tandemTrack?: (event: TrackingEvent) => unknown
  }
}

/** Reports an event to the page's tracker, if it has one. */
export async function track(event: TrackingEvent): Promise<void> {
  await window.tandemTrack?.(event)
}
