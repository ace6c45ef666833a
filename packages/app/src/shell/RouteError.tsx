import { Suspense, lazy, useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { shellMessages } from './messages.ts'

const { title, text, retry } = shellMessages.crashed

/** When even the page for it can't be loaded: offline, or a newer version has taken the place of this one's files. */
function PlainCrashedPage() {
  return (
    <div role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {retry}
      </button>
    </div>
  )
}

const CrashedPage = lazy(async () => {
  try {
    return { default: (await import('./CrashedPage.tsx')).CrashedPage }
  } catch {
    return { default: PlainCrashedPage }
  }
})

/** Stands in for a page that failed to load or to render; what is around it stays. */
export function RouteError() {
  const error = useRouteError()
  useEffect(() => reportError(error), [error])
  return (
    <Suspense fallback={title}>
      <CrashedPage />
    </Suspense>
  )
}
