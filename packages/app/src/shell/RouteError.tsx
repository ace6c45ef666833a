import { Button } from '@fluentui/react-components'
import { ErrorState } from '@tandem/components'
import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { shellMessages } from './messages.ts'

const { title, text, retry } = shellMessages.crashed

/** Stands in for a page that failed to load or to render. */
export function RouteError() {
  const error = useRouteError()
  useEffect(() => reportError(error), [error])
  return (
    <ErrorState headingLevel={1} title={title} text={text} actions={<Button onClick={() => window.location.reload()}>{retry}</Button>} />
  )
}
