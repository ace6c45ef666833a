import { MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components'
import { ButtonLink } from '@tandem/components'
import { type Sequence } from '@tandem/contract'
import { useLocation } from 'react-router-dom'
import { sequenceLinks } from '../links.ts'
import { sequenceActionMessages as texts } from '../status/messages.ts'
import { missingOf, missingTabs } from '../status/sequenceActions.ts'

/** Why a paused sequence cannot be launched, with a link that leads to the missing part (SEQ-3, SEQ-4). */
export function LaunchMissing({ sequence }: { readonly sequence: Sequence }) {
  const missing = missingOf(sequence)
  const { search } = useLocation()
  if (!missing) return null
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>{texts.blocks[missing]}</MessageBarBody>
      <MessageBarActions>
        <ButtonLink to={`${sequenceLinks.tab(sequence.id, missingTabs[missing])}${search}`}>
          {texts.missing[missing]}
        </ButtonLink>
      </MessageBarActions>
    </MessageBar>
  )
}
