import { Button, Link, Spinner } from '@fluentui/react-components'
import { Notice } from '@tandem/components'
import { errorText } from '../../../../shared/api/errorText.ts'
import { editorMessages } from '../messages.ts'
import { useCalendarPanelStyles } from './CalendarPanel.styles.ts'
import { type CalendarAttach } from './useCalendarAttach.ts'

const texts = editorMessages.calendar
const stateTexts = {
  opening: texts.opening,
  open: texts.waiting,
  closed: texts.closed,
  blocked: texts.blocked,
} as const

export function CalendarProgress({ attaching }: { readonly attaching: CalendarAttach }) {
  const styles = useCalendarPanelStyles()
  const { state, attachment, eventsError, showWindow, followLink, end } = attaching
  if (state === undefined) return null
  const isBlocked = state === 'blocked'
  return (
    <>
      <Notice
        intent={isBlocked ? 'warning' : 'info'}
        actions={
          isBlocked && (
            <Link href={attachment?.url} target="_blank" rel="noreferrer" onClick={followLink}>
              {texts.openLink}
            </Link>
          )
        }
      >
        {stateTexts[state]}
        {eventsError !== undefined && ` ${texts.eventsFailed} ${errorText(eventsError)}`}
      </Notice>
      <div className={styles.actions}>
        {state !== 'blocked' && <Spinner size="tiny" aria-hidden />}
        {(state === 'closed' || state === 'open') && <Button onClick={showWindow}>{texts.openAgain}</Button>}
        <Button onClick={end}>{texts.cancel}</Button>
      </div>
    </>
  )
}
