import { Suspense, lazy, useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { shellMessages } from './messages.ts'

const { title, text, retry } = shellMessages.crashed

/** For when the error page cannot load either: offline, or a newer version has replaced the files. */
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

/** Replaces a page that failed to load or to render. The app around it keeps working. */
export function RouteError() {
  const error = useRouteError()
  useEffect(() => reportError(error), [error])
  return (
    <Suspense fallback={title}>
      <CrashedPage />
    </Suspense>
  )
}
