import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { environmentAtom } from '../../../../shared/environment.ts'
import { errorText } from '../../../../shared/errorText.ts'
import { openPopup, type Popup } from '../../../../shared/popup.ts'
import { calendarAuthWriteAtom, calendarEventsQueryAtomOf } from '../api.ts'

/** A calendar that is being attached, by the UUID made for it. */
interface Attachment {
  readonly uuid: string
  /** Where the provider is; undefined while the address is asked for. */
  readonly url?: string
  readonly window: 'opening' | 'open' | 'closed' | 'blocked'
}

/**
 * Attaches a calendar: makes a UUID, opens the provider's window, and asks for the events until there are some (SEQ-65,
 * SEQ-66). The window may be closed meanwhile: the events can come after it.
 */
export function useCalendarAttach() {
  const { basename } = useAtomValue(environmentAtom)
  const requestAuth = useSetAtom(calendarAuthWriteAtom)
  const [attachment, setAttachment] = useState<Attachment>()
  const [problem, setProblem] = useState<string>()
  const popup = useRef<Popup>(undefined)
  const uuid = attachment?.uuid
  const events = useAtomValue(useMemo(() => calendarEventsQueryAtomOf(uuid, true), [uuid]))
  const eventNames = uuid === undefined ? undefined : events.data?.eventNames
  const hasEvents = eventNames !== undefined && eventNames.length > 0

  const closeWindow = useCallback(() => {
    popup.current?.forget()
    popup.current?.close()
    popup.current = undefined
  }, [])
  // The window has done its part when the events are there.
  useEffect(() => {
    if (hasEvents) closeWindow()
  }, [hasEvents, closeWindow])
  useEffect(() => closeWindow, [closeWindow])

  const openWindow = (of: string, url: string) => {
    closeWindow()
    const onClosed = () =>
      setAttachment((current) => (current?.uuid === of ? { ...current, window: 'closed' } : current))
    popup.current = openPopup({ url, name: 'calendar', onClosed })
    setAttachment({ uuid: of, url, window: popup.current ? 'open' : 'blocked' })
  }
  return {
    attachment,
    problem,
    eventNames: hasEvents ? eventNames : undefined,
    eventsError: uuid === undefined ? undefined : (events.error ?? undefined),
    attach: async () => {
      const made = crypto.randomUUID()
      setProblem(undefined)
      setAttachment({ uuid: made, window: 'opening' })
      try {
        const { url } = await requestAuth({ params: { uuid: made } })
        openWindow(made, url.startsWith('/') && basename !== '/' ? `${basename}${url}` : url)
      } catch (error) {
        setAttachment(undefined)
        setProblem(errorText(error))
      }
    },
    openAgain: () => {
      if (attachment?.url !== undefined) openWindow(attachment.uuid, attachment.url)
    },
    /** The link in place of a blocked window was followed. */
    followLink: () => setAttachment((current) => current && { ...current, window: 'open' }),
    end: () => {
      closeWindow()
      setAttachment(undefined)
    },
  }
}

export type CalendarAttach = ReturnType<typeof useCalendarAttach>
