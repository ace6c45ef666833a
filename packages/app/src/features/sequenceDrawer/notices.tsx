import { ButtonLink, Notice } from '@tandem/components'
import { type SequenceStatus, type SequenceId } from '@tandem/contract'
import { memo } from 'react'
import { useLocation } from 'react-router-dom'
import { firstCategory } from '../../entities/sequence/editor/ai/aiEntries.ts'
import { useCalendarAttach } from '../../entities/sequence/editor/calendar/useCalendarAttach.ts'
import { sequenceLinks } from '../../entities/sequence/links.ts'
import { sequenceDrawerMessages as texts } from './messages.ts'

/** Shows that the sequence does not run (SEQ-67). */
export const CampaignNotice = memo(function CampaignNotice({ status }: { readonly status: SequenceStatus }) {
  if (status === 'active') return null
  return (
    <Notice intent="info" title={texts.idle[status]}>
      {texts.idle.text}
    </Notice>
  )
})

/**
 * Shows the progress while a calendar is being connected (SEQ-135). The tab of the response manager does not show this
 * notice, because the tab contains the calendar.
 */
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
