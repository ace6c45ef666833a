import { sharedMessages } from '../shared/text/messages.ts'

/** Shows while a session or a page is checked again. Looks like the loading text in index.html (`main.css`). */
export function Loading() {
  return (
    <p role="status" className="start-card">
      {sharedMessages.loading}
    </p>
  )
}
