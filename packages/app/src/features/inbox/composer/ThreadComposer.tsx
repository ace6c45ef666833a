import { ButtonLink, Composer, type ComposerHandle, type WallTime } from '@tandem/components'
import {
  type ConversationDetail,
  dateFormats,
  delayMs,
  formatMoment,
  instantOf,
  maximumLength,
  nextOpenInAll,
} from '@tandem/contract'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { memo, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { nowAtom, viewerZone } from '../../../shared/clock.ts'
import { fullNameOf } from '../../../shared/fullName.ts'
import { errorText as errorTextOf } from '../../../shared/errorText.ts'
import { readVariableValuesAtom, variablesAtom, variableValuesQueryAtomOf } from '../../../shared/messageVariables.ts'
import { inboxMessages } from '../messages.ts'
import { type ThreadAtoms } from '../thread/threadAtoms.ts'
import { threadActionsAtom } from '../threadActions.ts'
import { useWallNow } from '../useWallNow.ts'
import { askAiAtom, suggestionAtomOf } from './aiReply.ts'
import { hasVariables, readyText, valuesOf } from './messageText.ts'
import { sendAtom } from './outbox.ts'
import { useThreadComposerStyles } from './ThreadComposer.styles.ts'
import { useDraft } from './useDraft.ts'

const texts = inboxMessages.composer

interface ThreadComposerProps {
  readonly conversation: ConversationDetail
  readonly atoms: ThreadAtoms
  /** Shows the end of the thread, where the sent message is. */
  readonly onSent: () => void
  readonly onReadAll: () => void
}

/** The editor of a conversation: its draft, the AI's suggestion, sending and scheduling. */
export const ThreadComposer = memo(function ThreadComposer(props: ThreadComposerProps) {
  const { conversation, atoms, onSent, onReadAll } = props
  const { id, recipientId } = conversation
  const handle = useRef<ComposerHandle>(null)
  const { dataUpdatedAt } = useAtomValue(atoms.futureAtom)
  const future = useAtomValue(atoms.futureMessagesAtom)
  const knownId = useAtomValue(atoms.knownIdAtom)
  const hasUnsent = useAtomValue(atoms.unsentAtom).length > 0
  const draft = useDraft({ conversationId: id, future, readAt: dataUpdatedAt, hasUnsent })
  const variables = useAtomValue(variablesAtom)
  const { data: values } = useAtomValue(useMemo(() => variableValuesQueryAtomOf(recipientId), [recipientId]))
  const [suggestion, setSuggestion] = useAtom(useMemo(() => suggestionAtomOf(id), [id]))
  const askAi = useSetAtom(askAiAtom)
  const send = useSetAtom(sendAtom)
  const readValues = useSetAtom(readVariableValuesAtom)
  const [isReading, setIsReading] = useState(false)
  const [isWaiting, setIsWaiting] = useState(false)
  const [errorText, setErrorText] = useState<string>()
  const now = useWallNow()
  const ask = useCallback(() => askAi(id), [askAi, id])

  const setActions = useSetAtom(threadActionsAtom)
  useEffect(() => {
    setActions({
      reply: () => handle.current?.focus(),
      ask,
      schedule: () => handle.current?.openSchedule(),
      readAll: onReadAll,
    })
    return () => setActions(undefined)
  }, [setActions, ask, onReadAll])

  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setIsWaiting(false), delayMs.afterSend)
    return () => clearTimeout(timer)
  }, [isWaiting])

  const valuesFor = async () => {
    setIsReading(true)
    try {
      return await readValues(recipientId)
    } catch (error) {
      setErrorText(texts.valuesFailed(errorTextOf(error)))
      return undefined
    } finally {
      setIsReading(false)
    }
  }
  const submit = async (written: string, dateScheduled: string | null) => {
    setErrorText(undefined)
    // A text without variables is sent at once.
    const known = values ?? (hasVariables(written) ? await valuesFor() : { _embedded: { variables: [] } })
    if (!known) return
    const { _embedded: embedded } = known
    const { text, missing } = readyText(written, valuesOf(embedded.variables))
    const labels = missing.map((name) => variables.find((variable) => variable.name === name)?.label ?? name)
    if (missing.length > 0) {
      setErrorText(texts.missing(labels))
      return
    }
    void send({ conversationId: id, text, dateScheduled, knownId })
    setIsWaiting(true)
    onSent()
    handle.current?.focus()
  }
  const { _embedded: embedded } = conversation
  const renderNote = useCallback(
    (when: WallTime) => <ScheduleNote when={when} embedded={embedded} recipientId={recipientId} />,
    [embedded, recipientId],
  )
  return (
    <Composer
      ref={handle}
      text={draft.text}
      onTextChange={({ text }) => {
        setErrorText(undefined)
        draft.change(text)
      }}
      onSend={(_, { text }) => void submit(text, null)}
      states={{ isSending: isReading, isWaiting, errorText }}
      draft={{ state: draft.state, onLeave: draft.save }}
      // Without options a variable is not marked as unknown.
      variables={{ options: variables.length > 0 ? variables : undefined }}
      maximumLength={maximumLength.messageText}
      ai={{
        hint: texts.aiHint,
        suggestion:
          suggestion?.state === 'failed'
            ? {
                state: 'failed',
                text: suggestion.text,
                ...(suggestion.isOutOfCredits && {
                  action: <ButtonLink to="/settings/manage/accountPlan">{texts.buyCredits}</ButtonLink>,
                }),
              }
            : suggestion,
        onAsk: ask,
        onAccept: (_, { text }) => {
          draft.change(text)
          setSuggestion(undefined)
        },
        onDismiss: () => setSuggestion(undefined),
      }}
      scheduling={{
        now,
        onSchedule: (_, { text, date, time }) =>
          void submit(text, new Date(instantOf(date, time, viewerZone)).toISOString()),
        renderNote,
      }}
    />
  )
})

interface ScheduleNoteProps {
  readonly when: WallTime
  readonly embedded: ConversationDetail['_embedded']
  readonly recipientId: number
}

/** A chosen time on the lead's clock, and when the profile may really send. */
function ScheduleNote({ when, embedded, recipientId }: ScheduleNoteProps) {
  const styles = useThreadComposerStyles()
  const now = useAtomValue(nowAtom)
  const at = instantOf(when.date, when.time, viewerZone)
  const recipient = embedded.recipients[recipientId]
  const [profile] = Object.values(embedded.profiles)
  const notes: ReactNode[] = []
  if (recipient?.timeZone != null && recipient.timeZone !== viewerZone) {
    const moment = formatMoment(at, dateFormats.tableMoment, recipient.timeZone)
    notes.push(<p key="lead">{texts.leadTime(fullNameOf(recipient), `${moment} (${recipient.timeZone})`)}</p>)
  }
  if (profile?.scheduleTimezone != null && at > now) {
    const open = nextOpenInAll([profile.schedule, profile.automationSchedule], profile.scheduleTimezone, at)
    if (open !== undefined && open > at) {
      const moment = formatMoment(open, dateFormats.tableMoment, viewerZone)
      notes.push(
        <p key="hours" className={styles.warning}>
          {texts.outsideHours(profile.name, moment)}
        </p>,
      )
    }
  }
  return notes.length === 0 ? undefined : (
    <div role="status" className={styles.notes}>
      {notes}
    </div>
  )
}
