import { ButtonLink, EmptyState, MessageList, ThreadHeader } from '@tandem/components'
import { type ConversationDetail, marksRead, type RecipientId } from '@tandem/contract'
import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai'
import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { LoadFailed } from '../../../shared/page/LoadFailed.tsx'
import { isGone } from '../../../shared/api/RequestError.ts'
import { idOf } from '../../../shared/router/routeId.ts'
import { openConversationQueryAtomOf } from '../api.ts'
import { ThreadComposer } from '../composer/ThreadComposer.tsx'
import { compareAtom } from '../composer/outbox.ts'
import { knownConversation } from '../list/inboxList.ts'
import { inboxMessages } from '../messages.ts'
import { useWallNow } from '../useWallNow.ts'
import { CallStrip } from './CallStrip.tsx'
import { threadAtomsOf, threadStart } from './threadAtoms.ts'
import { ThreadHead } from './ThreadHead.tsx'
import { ThreadMessages } from './ThreadMessages.tsx'
import { useThreadPaneStyles } from './thread.styles.ts'
import { useRefetch } from '../useRefetch.ts'
import { useMarkRead } from './useMarkRead.ts'

interface Kept<Value> {
  readonly key: string
  readonly value: Value
}

/** Keeps a value until the key changes. */
function useOncePer<Value>(key: string, create: () => Value): Value {
  const createFor = (): Kept<Value> => ({ key, value: create() })
  const [kept, keep] = useState(createFor)
  if (kept.key === key) return kept.value
  const next = createFor()
  keep(next)
  return next.value
}

const texts = inboxMessages.thread

export interface ThreadExtras {
  readonly renderActions?: (conversation: ConversationDetail) => ReactNode
  readonly renderAside?: (conversation: ConversationDetail) => ReactNode
  /** If this id is given, conversations of other recipients count as not found. */
  readonly recipientId?: RecipientId
  readonly backHref: string
}

interface ThreadPaneProps extends ThreadExtras {
  /** Undefined for an address without an id. */
  readonly id: number | undefined
}

/** The message in an address (INBOX-70). */
const linkedMessage = /^#message-(\d+)$/

/** A conversation with header, messages and composer (INBOX-12). */
export function ThreadPane({ id, ...extras }: ThreadPaneProps) {
  const [, linkedId] = linkedMessage.exec(useLocation().hash) ?? []
  if (id === undefined) return <NotFound {...extras} />
  return <KnownThread id={id} linkedId={idOf(linkedId ?? '')} {...extras} />
}

function NotFound({ backHref }: Pick<ThreadExtras, 'backHref'>) {
  const styles = useThreadPaneStyles()
  const { title, text, action } = inboxMessages.notFound
  return (
    <div className={styles.centered}>
      <EmptyState
        illustration="missing"
        title={title}
        text={text}
        action={<ButtonLink to={backHref}>{action}</ButtonLink>}
      />
    </div>
  )
}

interface LinkedThread {
  /** The message in the address. */
  readonly linkedId: number | undefined
}

function KnownThread({ id, linkedId, ...extras }: ThreadExtras & LinkedThread & { readonly id: number }) {
  const styles = useThreadPaneStyles()
  const store = useStore()
  const queryAtom = useOncePer(`${id}`, () => openConversationQueryAtomOf(id, knownConversation(store.get, id)))
  const { data, error, refetch } = useAtomValue(queryAtom)
  const now = useWallNow()
  const isForeign = data !== undefined && data.recipientId !== (extras.recipientId ?? data.recipientId)
  // If the open conversation disappears from the server, it counts as not found (INBOX-9).
  if (isGone(error) || isForeign) return <NotFound {...extras} />
  if (data) return <OpenThread conversation={data} queryAtom={queryAtom} linkedId={linkedId} {...extras} />
  return (
    <div className={styles.root}>
      <div className={styles.thread}>
        {!error && <ThreadHeader recipient={undefined} />}
        {error ? (
          <div className={styles.centered}>
            <LoadFailed title={texts.failed} error={error} onRetry={refetch} />
          </div>
        ) : (
          <MessageList label={texts.label('')} threadId={id} messages={undefined} recipientName="" now={now} />
        )}
      </div>
    </div>
  )
}

interface OpenThreadProps extends ThreadExtras, LinkedThread {
  readonly conversation: ConversationDetail
  readonly queryAtom: ReturnType<typeof openConversationQueryAtomOf>
}

function OpenThread({ conversation, queryAtom, linkedId, renderActions, renderAside }: OpenThreadProps) {
  const styles = useThreadPaneStyles()
  const { id, lastReadMessageId, lastMessageId } = conversation
  const openingKey = `${id}/${linkedId}`
  const { atoms, readAtOpening } = useOncePer(openingKey, () => ({
    atoms: threadAtomsOf(id, {
      start: threadStart(conversation, linkedId),
      lastMessageId,
      queryAtom,
    }),
    readAtOpening: lastReadMessageId,
  }))
  const [start, setStart] = useAtom(atoms.startAtom)
  const sent = useAtomValue(atoms.sentMessagesAtom)
  const future = useAtomValue(atoms.futureMessagesAtom)
  const latest = useAtomValue(atoms.latestAtom)

  const read = useAtomValue(atoms.readAtom)
  const compare = useSetAtom(compareAtom)
  useEffect(() => {
    if (read) void compare(read)
  }, [compare, read])

  // Loads the latest messages before the next poll if the thread lacks a sent message (INBOX-29).
  const isBehind =
    sent !== undefined &&
    start.around === undefined &&
    ((lastMessageId !== null && !sent.some((message) => message.id === lastMessageId)) ||
      future.some((message) => message.status === 'sent' && !sent.some((each) => each.id === message.id)))
  useRefetch(isBehind, latest)

  const { onSeen, readAll } = useMarkRead({ conversationId: id, lastReadId: lastReadMessageId, messages: sent ?? [] })
  const firstNewId = useMemo(
    () => sent?.findLast((message) => marksRead(message, readAtOpening))?.id,
    [sent, readAtOpening],
  )
  const showSent = useCallback(() => {
    readAll()
    setStart((before) => (before.around === undefined ? before : {}))
  }, [readAll, setStart])
  // The details next to the thread render after the messages.
  const shownBeside = useDeferredValue(conversation)
  return (
    <div className={styles.root}>
      <section aria-label={texts.section} className={styles.thread}>
        <ThreadHead conversation={conversation} messages={sent} actions={renderActions?.(conversation)} />
        <CallStrip conversationId={id} />
        <div className={styles.messages}>
          <ThreadMessages
            key={openingKey}
            conversation={conversation}
            atoms={atoms}
            firstNewId={firstNewId}
            markedId={linkedId}
            onSeen={onSeen}
            onJumpToNewest={() => setStart({})}
          />
        </div>
        <div className={styles.composer}>
          <ThreadComposer conversation={conversation} atoms={atoms} onReadAll={readAll} onSent={showSent} />
        </div>
      </section>
      {renderAside?.(shownBeside)}
    </div>
  )
}
