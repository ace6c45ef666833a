import { Suspense, lazy, useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { shellMessages } from './messages.ts'

const CrashedPage = lazy(async () => ({ default: (await import('./CrashedPage.tsx')).CrashedPage }))

/** Stands in for a page that failed to load or to render; what is around it stays. */
export function RouteError() {
  const error = useRouteError()
  useEffect(() => reportError(error), [error])
  return (
    <Suspense fallback={shellMessages.crashed.title}>
      <CrashedPage />
    </Suspense>
  )
}
