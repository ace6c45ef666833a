import { sharedMessages } from '../shared/text/messages.ts'

/** Shows during a check of the session or of a failed page. Looks like the loading text in index.html (`main.css`). */
export function Loading() {
  return (
    <p role="status" className="start-card">
      {sharedMessages.loading}
    </p>
  )
}
