import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useMemo } from 'react'
import { calendarEventsQueryAtomOf } from '../api.ts'
import { calendarAttachmentOf } from './attachments.ts'

/**
 * The attaching of a calendar to a sequence, or to the draft of one. Asks for the events until there are some, wherever
 * it shows (SEQ-66). The window may be closed meanwhile: the events can come after it.
 */
export function useCalendarAttach(owner: string) {
  const atoms = useMemo(() => calendarAttachmentOf(owner), [owner])
  const [attachment, setAttachment] = useAtom(atoms.attachmentAtom)
  const { isOpening = false, problem } = useAtomValue(atoms.attemptAtom)
  const attach = useSetAtom(atoms.attachAtom)
  const openWindow = useSetAtom(atoms.openWindowAtom)
  const closeWindow = useSetAtom(atoms.closeWindowAtom)
  const end = useSetAtom(atoms.endAtom)
  const uuid = attachment?.uuid
  const events = useAtomValue(useMemo(() => calendarEventsQueryAtomOf(uuid, true), [uuid]))
  const eventNames = uuid === undefined ? undefined : events.data?.eventNames
  const hasEvents = eventNames !== undefined && eventNames.length > 0
  // The window has done its part when the events are there.
  useEffect(() => {
    if (hasEvents) closeWindow()
  }, [hasEvents, closeWindow])
  return {
    /** Undefined where no calendar is being attached. */
    state: isOpening ? ('opening' as const) : attachment?.window,
    attachment,
    problem,
    eventNames: hasEvents ? eventNames : undefined,
    eventsError: uuid === undefined ? undefined : (events.error ?? undefined),
    attach,
    openAgain: () => {
      if (attachment) openWindow(attachment)
    },
    /** The link in place of a blocked window was followed. */
    followLink: () => setAttachment(attachment && { ...attachment, window: 'open' }),
    end,
  }
}

export type CalendarAttach = ReturnType<typeof useCalendarAttach>
