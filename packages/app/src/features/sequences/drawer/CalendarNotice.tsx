import { MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components'
import { ButtonLink } from '@tandem/components'
import { useLocation } from 'react-router-dom'
import { firstCategory } from '../editor/ai/aiEntries.ts'
import { useCalendarAttach } from '../editor/calendar/useCalendarAttach.ts'
import { sequenceLinks } from '../links.ts'
import { sequenceDrawerMessages } from './messages.ts'

const texts = sequenceDrawerMessages.calendar

/** On the other tabs: a calendar is being attached, with the way to the tab that keeps it (SEQ-135). */
export function CalendarNotice({ sequenceId }: { readonly sequenceId: number }) {
  const { state, eventNames } = useCalendarAttach(String(sequenceId))
  const { pathname, search } = useLocation()
  const tab = sequenceLinks.tab(sequenceId, 'responseManager')
  if (state === undefined || pathname.toLowerCase().startsWith(tab.toLowerCase())) return null
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>{eventNames ? texts.attached : texts.attaching}</MessageBarBody>
      <MessageBarActions>
        <ButtonLink to={`${tab}/${firstCategory}${search}`}>{eventNames ? texts.choose : texts.show}</ButtonLink>
      </MessageBarActions>
    </MessageBar>
  )
}
