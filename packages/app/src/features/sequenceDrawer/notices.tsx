import { ButtonLink, Notice } from '@tandem/components'
import { type Sequence, type SequenceStatus, type SequenceId } from '@tandem/contract'
import { memo } from 'react'
import { useLocation } from 'react-router-dom'
import { firstCategory } from '../../entities/sequence/editor/ai/aiEntries.ts'
import { useCalendarAttach } from '../../entities/sequence/editor/calendar/useCalendarAttach.ts'
import { sequenceLinks } from '../../entities/sequence/links.ts'
import { sequenceActionMessages } from '../../entities/sequence/status/messages.ts'
import { missingOf, missingTabs } from '../../entities/sequence/status/sequenceActions.ts'
import { sequenceDrawerMessages as texts } from './messages.ts'

/**
 * The messages that a sequence still sends while it does not run (SEQ-67). Empty for an active sequence. Memoized, so
 * that typing does not render it again.
 */
export const CampaignNotice = memo(function CampaignNotice({ status }: { readonly status: SequenceStatus }) {
  if (status === 'active') return null
  return (
    <Notice intent="info" title={texts.idle[status]}>
      {texts.idle.text}
    </Notice>
  )
})

/** The reason why a paused sequence cannot be launched, with a link to the missing part (SEQ-3, SEQ-4). */
export function LaunchMissing({ sequence }: { readonly sequence: Sequence }) {
  const missing = missingOf(sequence)
  const { search } = useLocation()
  if (!missing) return null
  return (
    <Notice
      intent="warning"
      actions={
        <ButtonLink to={`${sequenceLinks.tab(sequence.id, missingTabs[missing])}${search}`}>
          {sequenceActionMessages.missing[missing]}
        </ButtonLink>
      }
    >
      {sequenceActionMessages.blocks[missing]}
    </Notice>
  )
}

/** Shown on the other tabs while a calendar is being attached, with a link to the tab that saves it (SEQ-135). */
export function CalendarNotice({ sequenceId }: { readonly sequenceId: SequenceId }) {
  const { state, eventNames } = useCalendarAttach(String(sequenceId))
  const { pathname, search } = useLocation()
  const tab = sequenceLinks.tab(sequenceId, 'responseManager')
  if (state === undefined || pathname.toLowerCase().startsWith(tab.toLowerCase())) return null
  return (
    <Notice
      intent="info"
      actions={
        <ButtonLink to={`${tab}/${firstCategory}${search}`}>
          {eventNames ? texts.calendar.choose : texts.calendar.show}
        </ButtonLink>
      }
    >
      {eventNames ? texts.calendar.attached : texts.calendar.attaching}
    </Notice>
  )
}
