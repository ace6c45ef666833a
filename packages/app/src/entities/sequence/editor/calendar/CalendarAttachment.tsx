import { useAtomValue } from 'jotai'
import { type CalendarValue } from './CalendarPanel.tsx'
import { CalendarProgress } from './CalendarProgress.tsx'
import { EventDialog } from './EventDialog.tsx'
import { shownPanelsAtom } from './attachments.ts'
import { useCalendarPanelStyles } from './CalendarPanel.styles.ts'
import { useCalendarAttach } from './useCalendarAttach.ts'

interface CalendarAttachmentProps {
  readonly owner: string
  readonly value: CalendarValue
  readonly onChange: (value: CalendarValue) => void
}

/**
 * Shows the dialog to choose an event of the attached calendar (SEQ-66). Before that, shows the progress of attaching
 * if no calendar panel is mounted.
 */
export function CalendarAttachment({ owner, value, onChange }: CalendarAttachmentProps) {
  const styles = useCalendarPanelStyles()
  const attaching = useCalendarAttach(owner)
  const isPanelShown = useAtomValue(shownPanelsAtom) > 0
  const { attachment, eventNames, end } = attaching
  if (attachment && eventNames) {
    return (
      <EventDialog
        eventNames={eventNames}
        chosen={value.calendlyEvent}
        onChoose={(calendlyEvent) => {
          end()
          onChange({ calendlyId: attachment.uuid, calendlyEvent })
        }}
        onClose={end}
      />
    )
  }
  if (attaching.state === undefined || isPanelShown) return null
  return (
    <div className={styles.beside}>
      <CalendarProgress attaching={attaching} />
    </div>
  )
}
