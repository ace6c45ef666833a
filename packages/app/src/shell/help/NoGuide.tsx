import { ButtonLink, ErrorState } from '@tandem/components'
import { useMissingPageTitle } from '../usePageTitle.ts'
import { helpMessages } from './messages.ts'

const { all, notFound } = helpMessages

/** The address names no guide. */
export function NoGuide() {
  useMissingPageTitle()
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
