import { Button } from '@fluentui/react-components'
import { ErrorState } from '@tandem/components'
import { useStore } from 'jotai'
import { useLayoutEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { reportError } from '../shared/api/reportError.ts'
import { keepCrashedForm } from '../shared/form/typedValues.ts'
import { shellMessages } from './messages.ts'

const { title, text, retry } = shellMessages.crashed

/** Replaces a page that failed to render, and stores the typed values. */
export function RouteError() {
  const error = useRouteError()
  const store = useStore()
  useLayoutEffect(() => {
    keepCrashedForm(store)
    reportError(error, { source: 'page' })
  }, [store, error])
  const reload = <Button onClick={() => window.location.reload()}>{retry}</Button>
  return <ErrorState headingLevel={1} title={title} text={text} actions={reload} />
}
