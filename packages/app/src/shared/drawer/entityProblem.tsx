import { Button } from '@fluentui/react-components'
import { ErrorState } from '@tandem/components'
import { type ReactNode } from 'react'
import { errorText } from '../errorText.ts'
import { sharedMessages } from '../messages.ts'
import { RequestError } from '../RequestError.ts'

export interface EntityProblemTexts {
  /** The id is unknown, or is no id. */
  readonly notFound: { readonly title: string; readonly text: string; readonly action: string }
  /** Title of any other failure. */
  readonly failed: string
}

interface EntityState {
  readonly id: number | undefined
  readonly hasData: boolean
  readonly error: Error | null
  readonly onRetry: () => void
  readonly onClose: () => void
  readonly texts: EntityProblemTexts
}

interface EntityProblem {
  readonly title: string
  readonly content: ReactNode
}

/**
 * The reason why a drawer cannot show its entity, with the action that helps; undefined while it loads and once it
 * shows.
 */
export function entityProblem(state: EntityState): EntityProblem | undefined {
  const { id, hasData, error, onRetry, onClose, texts } = state
  const status = error instanceof RequestError && !error.isUnanswered ? error.status : undefined
  // A 401 that does not end the session means that there is nothing to see (AUTH-10).
  if (id === undefined || status === 404 || status === 401) {
    const { title, text, action } = texts.notFound
    const close = <Button onClick={onClose}>{action}</Button>
    return { title, content: <ErrorState status={404} text={text} actions={close} /> }
  }
  if (!error || hasData) return undefined
  const retry = <Button onClick={onRetry}>{sharedMessages.retry}</Button>
  return { title: texts.failed, content: <ErrorState status={status} text={errorText(error)} actions={retry} /> }
}
