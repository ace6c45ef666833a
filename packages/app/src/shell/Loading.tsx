import { sharedMessages } from '../shared/text/messages.ts'

/** Shown during a check of the session. Looks like the loading text in index.html. */
export function Loading() {
  return (
    <p role="status" className="start-card">
      {sharedMessages.loading}
    </p>
  )
}
