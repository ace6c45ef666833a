import { Button } from '@fluentui/react-components'
import { type Sequence } from '@tandem/contract'
import { useAtomValue, useSetAtom } from 'jotai'
import { useId, useLayoutEffect, useMemo, useState } from 'react'
import { errorText } from '../../../../shared/api/errorText.ts'
import { calendarEventsQueryAtomOf } from '../api.ts'
import { EditorError } from '../EditorError.tsx'
import { editorMessages } from '../messages.ts'
import { shownPanelsAtom } from './attachments.ts'
import { useCalendarPanelStyles } from './CalendarPanel.styles.ts'
import { CalendarProgress } from './CalendarProgress.tsx'
import { EventDialog } from './EventDialog.tsx'
import { useCalendarAttach } from './useCalendarAttach.ts'

const texts = editorMessages.calendar

export type CalendarValue = Pick<Sequence, 'calendlyId' | 'calendlyEvent'>

interface CalendarPanelProps {
  /** The sequence's id, or `draftOwner`. The page also needs a `CalendarAttachment` with the same `owner`. */
  readonly owner: string
  readonly value: CalendarValue
  readonly onChange: (value: CalendarValue) => void
}

export function CalendarPanel({ owner, value, onChange }: CalendarPanelProps) {
  const styles = useCalendarPanelStyles()
  const titleId = useId()
  const attaching = useCalendarAttach(owner)
  const setShownPanels = useSetAtom(shownPanelsAtom)
  useLayoutEffect(() => {
    setShownPanels((count) => count + 1)
    return () => setShownPanels((count) => count - 1)
  }, [setShownPanels])
  const [isChanging, setIsChanging] = useState(false)
  const { calendlyId, calendlyEvent } = value
  const { state, problem } = attaching
  const isAttached = calendlyId !== null
  return (
    <section aria-labelledby={titleId} className={styles.root}>
      <h3 id={titleId} className={styles.title}>
        {texts.title}
      </h3>
      <p className={styles.text}>{isAttached ? texts.text : texts.none}</p>
      {isAttached && (
        <dl className={styles.facts}>
          <dt className={styles.name}>{texts.event}</dt>
          <dd className={styles.event}>{calendlyEvent ?? texts.noEvent}</dd>
        </dl>
      )}
      <EditorError text={problem === undefined ? undefined : `${texts.authFailed} ${problem}`} />
      {state !== undefined ? (
        <CalendarProgress attaching={attaching} />
      ) : (
        <div className={styles.actions}>
          {isAttached && <Button onClick={() => setIsChanging(true)}>{texts.changeEvent}</Button>}
          <Button onClick={() => void attaching.attach()}>{isAttached ? texts.attachOther : texts.attach}</Button>
          {isAttached && (
            <Button appearance="subtle" onClick={() => onChange({ calendlyId: null, calendlyEvent: null })}>
              {texts.detach}
            </Button>
          )}
        </div>
      )}
      {calendlyId !== null && isChanging && (
        <EventChange
          uuid={calendlyId}
          chosen={calendlyEvent}
          onChoose={(eventName) => {
            setIsChanging(false)
            onChange({ calendlyId, calendlyEvent: eventName })
          }}
          onClose={() => setIsChanging(false)}
        />
      )}
    </section>
  )
}

interface EventChangeProps {
  readonly uuid: string
  readonly chosen: string | null
  readonly onChoose: (eventName: string) => void
  readonly onClose: () => void
}

function EventChange({ uuid, chosen, onChoose, onClose }: EventChangeProps) {
  const { data, error, refetch } = useAtomValue(useMemo(() => calendarEventsQueryAtomOf(uuid, false), [uuid]))
  return (
    <EventDialog
      eventNames={data?.eventNames}
      chosen={chosen}
      errorText={error ? errorText(error) : undefined}
      onRetry={() => void refetch()}
      onChoose={onChoose}
      onClose={onClose}
    />
  )
}
