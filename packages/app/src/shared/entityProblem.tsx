import { Button } from '@fluentui/react-components'
import { ErrorState } from '@tandem/components'
import { type ReactNode } from 'react'
import { errorText } from './errorText.ts'
import { sharedMessages } from './messages.ts'
import { RequestError } from './RequestError.ts'

interface EntityTexts {
  /** Where the address names nothing that is there. */
  readonly notFound: { readonly title: string; readonly text: string; readonly action: string }
  /** Title for any other failure. */
  readonly failed: string
}

interface Asked {
  /** Undefined for an address that names nothing. */
  readonly id: number | undefined
  readonly hasData: boolean
  readonly error: Error | null
  readonly onRetry: () => void
  readonly onClose: () => void
  readonly texts: EntityTexts
}

interface EntityProblem {
  readonly title: string
  readonly content: ReactNode
}

/** Why a drawer can't show what its address names, with the way on; undefined when it can, or will. */
export function entityProblem({ id, hasData, error, onRetry, onClose, texts }: Asked): EntityProblem | undefined {
  const status = error instanceof RequestError && !error.isUnanswered ? error.status : undefined
  if (id === undefined || status === 404) {
    const { title, text, action } = texts.notFound
    return {
      title,
      content: <ErrorState status={404} text={text} actions={<Button onClick={onClose}>{action}</Button>} />,
    }
  }
  if (!error || hasData) return undefined
  const retry = <Button onClick={onRetry}>{sharedMessages.retry}</Button>
  return { title: texts.failed, content: <ErrorState status={status} text={errorText(error)} actions={retry} /> }
}
