import { ButtonLink, ErrorState } from '@tandem/components'
import { helpMessages } from './messages.ts'

const { all, notFound } = helpMessages

/** The address names no guide. */
export function NoGuide() {
  return (
    <ErrorState
      headingLevel={1}
      title={notFound.title}
      text={notFound.text}
      actions={
        <ButtonLink to="/help" appearance="primary">
          {all}
        </ButtonLink>
      }
    />
  )
}
