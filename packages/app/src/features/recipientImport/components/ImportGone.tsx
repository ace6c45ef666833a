import { ButtonLink, EmptyState } from '@tandem/components'
import { importLinks } from '../links.ts'
import { importMessages } from '../messages.ts'

const texts = importMessages.results

/** Shown for an import without a record. The record of an import is deleted after all its rows were imported. */
export function ImportGone() {
  return (
    <EmptyState
      title={texts.gone.title}
      text={texts.gone.text}
      action={
        <ButtonLink appearance="primary" to={importLinks.recipients}>
          {texts.toRecipients}
        </ButtonLink>
      }
    />
  )
}
