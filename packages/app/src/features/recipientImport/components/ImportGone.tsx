import { ButtonLink, EmptyState } from '@tandem/components'
import { importLinks } from '../links.ts'
import { importMessages } from '../messages.ts'

const texts = importMessages.results

/** Shown for a deleted import. A complete import deletes its record. */
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
