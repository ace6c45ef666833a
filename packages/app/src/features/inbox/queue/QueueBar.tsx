import { Button, ProgressBar, Tooltip, Switch, makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss'
import { singleClicks, useOnePress, useRoutedAnchor } from '@tandem/components'
import { type Conversation, futureMessageList } from '@tandem/contract'
import { atom, useAtomValue, useAtom, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { variableValuesQueryAtomOf } from '../../../shared/api/messageVariables.ts'
import { operationQueryAtom } from '../../../shared/api/operationAtoms.ts'
import { KeyCaps } from '../../../shared/shortcuts/KeyCaps.tsx'
import { shortcuts } from '../../../shared/shortcuts/shortcuts.ts'
import { useShortcuts } from '../../../shared/shortcuts/useShortcuts.ts'
import { pagesAtom, selectedIdAtom } from '../list/inboxList.ts'
import { inboxMessages } from '../messages.ts'
import { messagePagesAtomOf, threadStart } from '../thread/threadAtoms.ts'
import { threadActionsAtom } from '../threadActions.ts'
import { isAnswerQueue, type QueueId } from './queues.ts'
import { goBack, passOn, queuePlanAtom } from './queueAtoms.ts'
import { useLoadedWhole } from '../../../shared/api/useLoadedWhole.ts'
import { passAtomOf, hasAiDraftsAtom } from './queueState.ts'
import { askAiOnce } from '../composer/aiReply.ts'
import { draftAtomOf } from '../composer/drafts.ts'
import { surface, wrappingRow } from '@tandem/components/styles'

const texts = inboxMessages.queue

const useQueueBarStyles = makeStyles({
  root: {
    ...wrappingRow(tokens.spacingHorizontalM),
    minHeight: '48px',
    padding: `0 ${tokens.spacingHorizontalS} 0 ${tokens.spacingHorizontalL}`,
    marginBottom: tokens.spacingVerticalM,
    ...surface,
  },
  title: { margin: 0, ...typographyStyles.subtitle2, whiteSpace: 'nowrap' },
  position: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  progress: { width: '96px', '@media (max-width: 1439px)': { display: 'none' } },
  actions: {
    ...wrappingRow(tokens.spacingHorizontalXS),
    marginInlineStart: 'auto',
    '& kbd': { marginInlineStart: tokens.spacingHorizontalXS },
  },
})

/** Requests drafts only for the open and the next conversation, because each draft costs credits (INBOX-62). */
function AiDrafts() {
  const [hasAiDrafts, setHasAiDrafts] = useAtom(hasAiDraftsAtom)
  const plan = useAtomValue(queuePlanAtom)
  const selectedId = useAtomValue(selectedIdAtom)
  const selected = plan?.pending.find(({ id }) => id === selectedId)
  const wanted = hasAiDrafts ? [selected, plan?.next].filter((each) => each !== undefined) : []
  return (
    <>
      <Tooltip content={texts.aiDraftsHint} relationship="description">
        <Switch label={texts.aiDrafts} checked={hasAiDrafts} onChange={(_, { checked }) => setHasAiDrafts(checked)} />
      </Tooltip>
      {wanted.map((conversation) => (
        <AiDraft key={conversation.id} conversation={conversation} />
      ))}
    </>
  )
}

/** Requests an AI draft for a conversation that has neither a typed text nor a draft on the server. */
function AiDraft({ conversation: { id, lastMessageId } }: { readonly conversation: Conversation }) {
  const [atoms] = useState(() => ({
    draftAtom: draftAtomOf(id),
    futureAtom: operationQueryAtom({ futureMessageList }, () => ({ params: { id } })),
  }))
  const draft = useAtomValue(atoms.draftAtom)
  const { _embedded: future } = useAtomValue(atoms.futureAtom).data ?? {}
  // The typed text. Without a typed text, `known` is an empty text if the server has no draft, otherwise undefined.
  const known = draft?.text ?? (future?.messages.some(({ status }) => status === 'draft') === false ? '' : undefined)
  const isEmpty = future !== undefined && known === ''
  const store = useStore()
  useEffect(() => {
    if (isEmpty) askAiOnce(store, { conversationId: id, messageId: lastMessageId })
  }, [store, id, lastMessageId, isEmpty])
  return undefined
}

interface QueueBarProps {
  readonly queueId: QueueId
}

/** The bar of a work queue (INBOX-61). */
export function QueueBar({ queueId }: QueueBarProps) {
  const styles = useQueueBarStyles()
  const plan = useAtomValue(queuePlanAtom)
  const selectedId = useAtomValue(selectedIdAtom)
  const thread = useAtomValue(threadActionsAtom)
  const store = useStore()
  const { passed } = useAtomValue(passAtomOf(queueId))
  const [isSending, setIsSending] = useState(false)
  const press = useOnePress()
  const isOpen = selectedId !== undefined && plan !== undefined
  const done = () => {
    thread?.readAll()
    passOn(store, 'done')
  }
  const finish = async () => {
    if (!thread) return
    setIsSending(true)
    const mayLeave = await thread.send()
    setIsSending(false)
    if (mayLeave) done()
  }
  const skip = () => passOn(store, 'skipped')
  const snooze = () => passOn(store, 'snoozed')
  const back = () => goBack(store)
  useShortcuts(
    isOpen
      ? {
          queueFinish: () => press(finish),
          queueDone: done,
          queueSkip: skip,
          queueTomorrow: snooze,
          queueBack: back,
        }
      : { queueBack: back },
  )
  return (
    <section aria-label={texts.label} className={styles.root}>
      <h2 className={styles.title}>{texts.names[queueId]}</h2>
      {isOpen && (
        <>
          <span className={styles.position}>{texts.position(plan.position, plan.count)}</span>
          <ProgressBar
            aria-hidden
            className={styles.progress}
            thickness="large"
            value={(plan.position - 1) / plan.count}
          />
        </>
      )}
      <div {...singleClicks} className={styles.actions}>
        {isAnswerQueue(queueId) && <AiDrafts />}
        <Button appearance="subtle" disabled={passed.length === 0} onClick={back}>
          {texts.back} <KeyCaps keys={shortcuts.queueBack.keys} />
        </Button>
        <Button appearance="subtle" disabled={!isOpen} onClick={skip}>
          {texts.skip} <KeyCaps keys={shortcuts.queueSkip.keys} />
        </Button>
        <Button appearance="subtle" disabled={!isOpen} onClick={snooze}>
          {texts.tomorrow} <KeyCaps keys={shortcuts.queueTomorrow.keys} />
        </Button>
        <Button disabled={!isOpen} disabledFocusable={isOpen && isSending} onClick={() => press(finish)}>
          {texts.finish[thread?.sendable ?? 'done']} <KeyCaps keys={shortcuts.queueFinish.keys} />
        </Button>
        <LeaveButton />
      </div>
      {plan?.next && <PreloadedThread key={plan.next.id} conversation={plan.next} />}
      <MorePages isShort={plan !== undefined && plan.pending.length < 5} />
    </section>
  )
}

function LeaveButton() {
  const toDashboard = useRoutedAnchor('/')
  return (
    <Tooltip content={texts.leave} relationship="label">
      <Button as="a" appearance="subtle" icon={<Dismiss20Regular />} {...toDashboard} />
    </Tooltip>
  )
}

function MorePages({ isShort }: { readonly isShort: boolean }) {
  const { hasNextPage, isFetching, isFetchNextPageError, error, fetchNextPage, refetch } = useAtomValue(pagesAtom)
  useLoadedWhole({
    error: isFetchNextPageError ? error : null,
    hasNextPage: isShort && hasNextPage,
    isFetching,
    fetchNextPage,
    refetch,
  })
  return undefined
}

/** Loads a conversation before it is opened, without polling (INBOX-61). */
function PreloadedThread({ conversation }: { readonly conversation: Conversation }) {
  const { id, recipientId } = conversation
  const [atoms] = useState(() => ({
    pagesAtom: messagePagesAtomOf(id, atom(threadStart(conversation))),
    futureAtom: operationQueryAtom({ futureMessageList }, () => ({ params: { id } })),
    valuesAtom: variableValuesQueryAtomOf(recipientId),
  }))
  useAtomValue(atoms.pagesAtom)
  useAtomValue(atoms.futureAtom)
  useAtomValue(atoms.valuesAtom)
  return undefined
}
