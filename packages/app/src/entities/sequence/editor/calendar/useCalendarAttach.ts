import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useMemo } from 'react'
import { calendarEventsQueryAtomOf } from '../api.ts'
import { calendarAttachmentOf } from './attachments.ts'

/** Polls for the event names of a new calendar. Polling continues after the popup was closed (SEQ-66). */
export function useCalendarAttach(owner: string) {
  const atoms = useMemo(() => calendarAttachmentOf(owner), [owner])
  const attachment = useAtomValue(atoms.attachmentAtom)
  const closeWindow = useSetAtom(atoms.closeWindowAtom)
  const uuid = attachment?.uuid
  const events = useAtomValue(useMemo(() => calendarEventsQueryAtomOf(uuid, true), [uuid]))
  const eventNames = uuid === undefined ? undefined : events.data?.eventNames
  const hasEvents = eventNames !== undefined && eventNames.length > 0
  useEffect(() => {
    if (hasEvents) closeWindow()
  }, [hasEvents, closeWindow])
  return {
    /** Undefined if no calendar is being attached. */
    state: useAtomValue(atoms.stateAtom),
    attachment,
    problem: useAtomValue(atoms.attemptAtom).problem,
    eventNames: hasEvents ? eventNames : undefined,
    eventsError: uuid === undefined ? undefined : (events.error ?? undefined),
    attach: useSetAtom(atoms.attachAtom),
    showWindow: useSetAtom(atoms.showWindowAtom),
    followLink: useSetAtom(atoms.followLinkAtom),
    end: useSetAtom(atoms.endAtom),
  }
}

export type CalendarAttach = ReturnType<typeof useCalendarAttach>
