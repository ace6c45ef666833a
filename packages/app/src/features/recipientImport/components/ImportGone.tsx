import { ButtonLink, EmptyState } from '@tandem/components'
import { importLinks } from '../links.ts'
import { importMessages } from '../messages.ts'

const texts = importMessages.results

/** Shown if the import does not exist. The app deletes an import after all its rows are imported. */
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
