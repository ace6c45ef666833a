import { type ZonedTime } from '@tandem/components'
import { type ConversationDetail, dateFormats, formatMoment, instantOf } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { type ReactNode } from 'react'
import { nowAtom, viewerZone } from '../../../shared/time/clock.ts'
import { fullNameOf } from '../../../shared/text/fullName.ts'
import { inboxMessages } from '../messages.ts'
import { opensAt } from '../workingHours.ts'
import { useThreadComposerStyles } from './ThreadComposer.styles.ts'

const texts = inboxMessages.composer

interface ScheduleNoteProps {
  readonly when: ZonedTime
  readonly embedded: ConversationDetail['_embedded']
  readonly recipientId: number
}

/** What a chosen time means: the other clocks, and when the profile may really send (INBOX-56). */
export function ScheduleNote({ when: { date, time, zoneId = viewerZone }, embedded, recipientId }: ScheduleNoteProps) {
  const styles = useThreadComposerStyles()
  const now = useAtomValue(nowAtom)
  const at = instantOf(date, time, zoneId)
  const recipient = embedded.recipients[recipientId]
  const [profile] = Object.values(embedded.profiles)
  const notes: ReactNode[] = []
  if (zoneId !== viewerZone)
    notes.push(<p key="viewer">{texts.viewerTime(formatMoment(at, dateFormats.tableMoment, viewerZone))}</p>)
  if (recipient?.timeZone != null && recipient.timeZone !== zoneId) {
    const moment = formatMoment(at, dateFormats.tableMoment, recipient.timeZone)
    notes.push(<p key="lead">{texts.leadTime(fullNameOf(recipient), `${moment} (${recipient.timeZone})`)}</p>)
  }
  const open = profile && at > now ? opensAt(profile, at) : undefined
  if (profile && open !== undefined)
    notes.push(
      <p key="hours" className={styles.warning}>
        {texts.outsideHours(profile.name, formatMoment(open, dateFormats.tableMoment, viewerZone))}
      </p>,
    )
  return notes.length === 0 ? undefined : (
    <div role="status" className={styles.notes}>
      {notes}
    </div>
  )
}
