/** Something of a user's way that whoever runs Tandem may want to know of. */
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
    /** Put on the page by the tag of whoever runs Tandem, which itself loads no tracker; what it throws or rejects with is a failure. */
    tandemTrack?: (event: TrackingEvent) => unknown
  }
}

/** Tells the page's tracker of an event. Where there is none, nobody wants to know. */
export async function track(event: TrackingEvent): Promise<void> {
  await window.tandemTrack?.(event)
}
