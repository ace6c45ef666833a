import { ButtonLink, Composer, type ComposerHandle, useLatest, type ZonedTime } from '@tandem/components'
import { type ConversationDetail, delayMs, instantOf, maximumLength, type RecipientId } from '@tandem/contract'
import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai'
import { memo, useCallback, useEffect, useEffectEvent, useMemo, useRef, type ReactNode } from 'react'
import { momentText } from '../../../shared/time/dateText.ts'
import { zoneText } from '../../../shared/time/timeZones.ts'
import { nowAtom, viewerZone } from '../../../shared/time/clock.ts'
import { variablesAtom, variableValuesQueryAtomOf } from '../../../shared/api/messageVariables.ts'
import { inboxMessages } from '../messages.ts'
import { type ComposerState, type ThreadAtoms } from '../thread/threadAtoms.ts'
import { type Sendable, threadActionsAtom } from '../threadActions.ts'
import { isOutOfCreditsAtom } from '../../../shared/session/session.ts'
import { useWallNow } from '../useWallNow.ts'
import { useSnippetMenu } from '../../../entities/user/snippets.ts'
import { askAi, suggestionAtomOf } from './aiReply.ts'
import { sendAtom } from './outbox.ts'
import { scheduleZones } from './scheduleZones.ts'
import { useDraft } from './drafts.ts'
import { hasVariables, type ResolvedText, resolveText } from './resolveText.ts'
import { fullNameOf } from '../../../shared/text/fullName.ts'
import { nextWorkingTime, opensAt } from '../workingHours.ts'
import { makeStyles, tokens } from '@fluentui/react-components'
import { quietCaption } from '@tandem/components/styles'

const texts = inboxMessages.composer

const useThreadComposerStyles = makeStyles({
  notes: { ...quietCaption, '& > p': { margin: 0 }, '& > p + p': { marginTop: tokens.spacingVerticalXS } },
  warning: { color: tokens.colorStatusWarningForeground1 },
})

interface ScheduleNoteProps {
  readonly when: ZonedTime
  readonly embedded: ConversationDetail['_embedded']
  readonly recipientId: RecipientId
}

/** Shows the selected time in several zones, and warns about a time outside the working hours (INBOX-56). */
function ScheduleNote({ when: { date, time, zoneId = viewerZone }, embedded, recipientId }: ScheduleNoteProps) {
  const styles = useThreadComposerStyles()
  const now = useAtomValue(nowAtom)
  const at = instantOf(date, time, zoneId)
  const recipient = embedded.recipients[recipientId]
  const [profile] = Object.values(embedded.profiles)
  const notes: ReactNode[] = []
  if (zoneId !== viewerZone) notes.push(<p key="viewer">{texts.viewerTime(momentText(at, now))}</p>)
  if (recipient?.timeZone != null && recipient.timeZone !== zoneId) {
    const { timeZone } = recipient
    const moment = `${momentText(at, now, timeZone)}, ${zoneText(timeZone, at)}`
    notes.push(<p key="lead">{texts.leadTime(fullNameOf(recipient), moment)}</p>)
  }
  const open = profile && at > now ? opensAt(profile, at) : undefined
  if (profile && open !== undefined)
    notes.push(
      <p key="hours" className={styles.warning}>
        {texts.outsideHours(profile.name, momentText(open, now))}
      </p>,
    )
  return notes.length === 0 ? undefined : (
    <div role="status" className={styles.notes}>
      {notes}
    </div>
  )
}

interface ThreadComposerProps {
  readonly conversation: ConversationDetail
  readonly atoms: ThreadAtoms
  readonly onSent: () => void
  readonly onReadAll: () => void
}

/** The editor of a conversation, with draft, suggestion and schedule. */
export const ThreadComposer = memo(function ThreadComposer(props: ThreadComposerProps) {
  const { conversation, atoms, onSent, onReadAll } = props
  const { id, recipientId } = conversation
  const handle = useRef<ComposerHandle>(null)
  const { dataUpdatedAt } = useAtomValue(atoms.futureAtom)
  const future = useAtomValue(atoms.futureMessagesAtom)
  const knownId = useAtomValue(atoms.knownIdAtom)
  const hasUnsent = useAtomValue(atoms.outgoingAtom).length > 0
  const draft = useDraft({ conversationId: id, future, readAt: dataUpdatedAt, hasUnsent })
  const variables = useAtomValue(variablesAtom)
  // Loads the variable values before the user sends the message.
  useAtomValue(useMemo(() => variableValuesQueryAtomOf(recipientId), [recipientId]))
  const [suggestion, setSuggestion] = useAtom(useMemo(() => suggestionAtomOf(id), [id]))
  const send = useSetAtom(sendAtom)
  const store = useStore()
  const [{ isReading, isWaiting, errorText }, setState] = useAtom(atoms.composerAtom)
  const change = useCallback(
    (changed: Partial<ComposerState>) => setState((state) => ({ ...state, ...changed })),
    [setState],
  )
  const openId = useLatest(id)
  const now = useWallNow()
  const snippets = useSnippetMenu()
  const isOutOfCredits = useAtomValue(isOutOfCreditsAtom)
  const { lastMessageId } = conversation
  const ask = useCallback(
    () => askAi(store, { conversationId: id, messageId: lastMessageId }),
    [store, id, lastMessageId],
  )
  const improve = (before: string) => askAi(store, { conversationId: id, messageId: lastMessageId, before })

  const submit = async (written: string, dateScheduled: string | null) => {
    // A plain text is sent without an `await`. During an `await`, Enter could send the text again.
    const isPlain = !hasVariables(written)
    change({ errorText: undefined, isReading: !isPlain })
    const { text, problem }: ResolvedText = isPlain
      ? { text: written.trim() }
      : await resolveText(store, written, recipientId)
    change({ isReading: false, errorText: problem, isWaiting: problem === undefined })
    if (problem !== undefined) return false
    setTimeout(() => change({ isWaiting: false }), delayMs.afterSend)
    void send({ conversationId: id, text, dateScheduled, knownId })
    onSent()
    // Does not move the focus if the user has opened another conversation in the meantime.
    if (openId.current === id) handle.current?.focus()
    return true
  }
  const reply = suggestion?.state === 'ready' && suggestion.before === undefined ? suggestion.text : undefined
  const isTyped = draft.text.trim() !== ''
  const sendable: Sendable | undefined = isTyped ? 'text' : reply === undefined ? undefined : 'suggestion'
  const sendReady = useEffectEvent(async () => {
    if (isWaiting || isReading) return false
    const text = isTyped ? draft.text : reply
    if (text === undefined) return true
    if (text.length > maximumLength.messageText) {
      change({ errorText: texts.tooLong })
      return false
    }
    const isSent = await submit(text, null)
    if (isSent && !isTyped) setSuggestion(undefined)
    return isSent
  })
  const setActions = useSetAtom(threadActionsAtom)
  useEffect(() => {
    setActions({
      reply: () => handle.current?.focus(),
      ask,
      schedule: () => handle.current?.openSchedule(),
      readAll: onReadAll,
      send: () => sendReady(),
      sendable,
    })
    return () => setActions(undefined)
  }, [setActions, ask, onReadAll, sendable])

  const { _embedded: embedded } = conversation
  const [lead, profile] = [embedded.recipients[recipientId], embedded.profiles[conversation.profileId]]
  // The zones are computed again every minute, when `now` changes.
  const zones = useMemo(
    () => (now ? scheduleZones({ viewerZone, lead, profile }, store.get(nowAtom)) : []),
    [lead, profile, store, now],
  )
  const renderNote = useCallback(
    (when: ZonedTime) => <ScheduleNote when={when} embedded={embedded} recipientId={recipientId} />,
    [embedded, recipientId],
  )
  return (
    <Composer
      ref={handle}
      threadId={id}
      text={draft.text}
      onTextChange={({ text }) => {
        change({ errorText: undefined })
        draft.change(text)
      }}
      onSend={(_, { text }) => void submit(text, null)}
      states={{ isSending: isReading, isWaiting, errorText }}
      draft={{ state: draft.state, onLeave: draft.save }}
      variables={{ options: variables }}
      maximumLength={maximumLength.messageText}
      snippets={snippets}
      ai={{
        hint: isOutOfCredits ? texts.noCredits : texts.aiHint,
        isDisabled: isOutOfCredits,
        suggestion:
          suggestion?.state === 'failed'
            ? {
                state: 'failed',
                text: suggestion.text,
                before: suggestion.before,
                ...(suggestion.isOutOfCredits && {
                  action: <ButtonLink to="/settings/manage/accountPlan">{texts.buyCredits}</ButtonLink>,
                }),
              }
            : suggestion,
        onAsk: ask,
        onImprove: (_, { text }) => improve(text),
        onEdit: ({ text }) => setSuggestion(text),
        onAccept: (_, { text }) => {
          draft.change(text)
          setSuggestion(undefined)
        },
        onDismiss: () => setSuggestion(undefined),
      }}
      scheduling={{
        now,
        zones,
        nextWorkingTime: profile && ((when) => nextWorkingTime(profile, when)),
        onSchedule: (_, { text, date, time, zoneId = viewerZone }) =>
          void submit(text, new Date(instantOf(date, time, zoneId)).toISOString()),
        renderNote,
      }}
    />
  )
})
