import { EmptyState, MessageList, type MessageListScheduling, type ScheduledEdit } from '@tandem/components'
import {
  type ConversationDetail,
  instantOf,
  type Message,
  MessageCategory,
  type RecipientId,
  type ConversationId,
} from '@tandem/contract'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useCallback, useMemo, useEffectEvent, useLayoutEffect } from 'react'
import * as v from 'valibot'
import { viewerZone } from '../../../shared/time/clock.ts'
import { fullNameOf } from '../../../shared/text/fullName.ts'
import { errorText } from '../../../shared/api/errorText.ts'
import { LoadFailed } from '../../../shared/page/LoadFailed.tsx'
import { showToastAtom } from '../../../shared/toast/toasts.ts'
import { UpdateFailed } from '../../../shared/page/UpdateFailed.tsx'
import { leaveAtom } from '../../../shared/form/unsaved.ts'
import { useIsShown } from '../../../shared/router/useIsShown.ts'
import { categoryMutationAtom, futureDeleteMutationAtom, futureEditMutationAtom, sendNowMutationAtom } from '../api.ts'
import { resolveText } from '../composer/resolveText.ts'
import { variablesAtom } from '../../../shared/api/messageVariables.ts'
import { discardAtom, resendAtom } from '../composer/outbox.ts'
import { inboxMessages } from '../messages.ts'
import { useRefetch } from '../useRefetch.ts'
import { useWallNow } from '../useWallNow.ts'
import { chatCategoriesAtom, type ThreadAtoms } from './threadAtoms.ts'
import { useThreadPaneStyles } from './thread.styles.ts'
import { LeaveGuard } from '../../../shared/form/LeaveGuard.tsx'
import { formNameOf, keepTypedValues, takeTypedValues } from '../../../shared/form/typedValues.ts'
import { type AppStore } from '../../../shared/session/appStore.ts'

const { thread: texts, toasts, list } = inboxMessages

const Edit = v.object({ id: v.union([v.number(), v.string()]), text: v.string(), date: v.string(), time: v.string() })

const nameOf = (store: AppStore) => formNameOf(store, 'scheduled message')

/** The edit that was stored when the session expired or the page failed. Returns this edit only once. */
function takeEdit(store: AppStore): ScheduledEdit | undefined {
  const stored = v.safeParse(Edit, takeTypedValues(store, nameOf(store)))
  return stored.success ? stored.output : undefined
}

interface KeptEditProps {
  readonly edit: ScheduledEdit
}

/**
 * Asks before the user leaves an edit. Stores the edit if the session expires (AUTH-10) or the page fails (SHELL-100).
 */
function KeptEdit({ edit }: KeptEditProps) {
  const store = useStore()
  const keep = useEffectEvent((name: string | undefined) => keepTypedValues(store, name, { ...edit }))
  useLayoutEffect(() => {
    const name = nameOf(store)
    return () => keep(name)
  }, [store])
  return <LeaveGuard isDirty />
}

/** Copies a text (INBOX-16) or an address (INBOX-70). */
function useCopy() {
  const showToast = useSetAtom(showToastAtom)
  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ intent: 'success', title: done })
    } catch {
      showToast({ intent: 'error', title: toasts.notCopied })
    }
  }
  return {
    onCopy: (_: unknown, { text }: { readonly text: string }) => void copy(text, toasts.copied),
    onCopyLink: (_: unknown, { id }: { readonly id: string | number }) => {
      const { origin, pathname } = window.location
      void copy(`${origin}${pathname}#message-${id}`, toasts.linkCopied)
    },
  }
}

interface ThreadMessagesProps {
  readonly conversation: ConversationDetail
  readonly atoms: ThreadAtoms
  /** The id of the first message that was unread when the thread was opened. */
  readonly firstNewId: number | undefined
  /** The id of the message that the address names. */
  readonly markedId: number | undefined
  readonly onSeen: (data: { readonly ids: readonly (string | number)[] }) => void
  readonly onJumpToNewest: () => void
}

/** The messages of a conversation with their actions. */
export function ThreadMessages(props: ThreadMessagesProps) {
  const { conversation, atoms, firstNewId, markedId, onSeen, onJumpToNewest } = props
  const { id, recipientId, unreadMessagesCount, _embedded: embedded } = conversation
  const name = fullNameOf(embedded.recipients[recipientId]) || list.unnamed
  const now = useWallNow()
  const messages = useAtomValue(atoms.chatAtom)
  const { around } = useAtomValue(atoms.startAtom)
  const pages = useAtomValue(atoms.pagesAtom)
  const { refetch, error } = pages
  useRefetch(useAtomValue(atoms.hasGapAtom), pages)
  const categories = useCategories(conversation, useAtomValue(atoms.sentMessagesAtom))
  const { scheduling, onResend } = useFutureActions(id, recipientId, atoms)
  const { onCopy, onCopyLink } = useCopy()
  const isFailed = error !== null && pages.data === undefined
  const future = useAtomValue(atoms.futureAtom)
  const styles = useThreadPaneStyles()
  return (
    <>
      <MessageList
        label={texts.label(name)}
        // When this id changes, the list opens again. After a jump to the newest message, the list opens at its end.
        threadId={around === undefined ? id : `${id}/${around}`}
        messages={messages}
        recipientName={name}
        now={now}
        states={{
          empty: <EmptyState isCompact headingLevel={3} illustration="chat" {...texts.empty} />,
          ...(isFailed && {
            error: (
              <LoadFailed isCompact headingLevel={3} title={texts.messagesFailed} error={error} onRetry={refetch} />
            ),
          }),
        }}
        paging={{
          older: {
            hasMore: pages.hasNextPage,
            isLoading: pages.isFetchingNextPage,
            hasFailed: pages.isFetchNextPageError,
            onLoad: () => void pages.fetchNextPage(),
          },
          ...(pages.hasPreviousPage && {
            newer: {
              hasMore: true,
              isLoading: pages.isFetchingPreviousPage,
              hasFailed: pages.isFetchPreviousPageError,
              onLoad: () => void pages.fetchPreviousPage(),
            },
            onJumpToNewest,
          }),
        }}
        unread={{ firstId: firstNewId, count: unreadMessagesCount, onSeen }}
        categories={categories}
        scheduling={scheduling}
        markedId={markedId}
        onCopy={onCopy}
        onCopyLink={onCopyLink}
        onResend={onResend}
      />
      {future.error && !future.data && (
        <div className={styles.composer}>
          <UpdateFailed title={texts.futureFailed} error={future.error} onRetry={() => void future.refetch()} />
        </div>
      )}
    </>
  )
}

function useCategories(
  { id: conversationId, automationEnabled: isAutomated }: ConversationDetail,
  messages: readonly Message[] | undefined,
) {
  const options = useAtomValue(chatCategoriesAtom)
  const mutate = useSetAtom(categoryMutationAtom)
  return {
    options,
    onChange: (_: unknown, { id, categoryId }: { readonly id: string | number; readonly categoryId: string }) => {
      const before = messages?.find((message) => message.id === id)?.category ?? null
      const isLast = messages?.find(({ type }) => type === 'incoming')?.id === id
      if (typeof id === 'number' && v.is(MessageCategory, categoryId))
        void mutate({ conversationId, messageId: id, category: categoryId, before, isLast, isAutomated })
    },
  }
}

/** Actions on future messages (INBOX-37 to INBOX-39), and on messages that the server has not confirmed. */
function useFutureActions(
  conversationId: ConversationId,
  recipientId: RecipientId,
  { chatAtom, futureMessagesAtom }: ThreadAtoms,
) {
  const future = useAtomValue(futureMessagesAtom)
  const variables = useAtomValue(variablesAtom)
  const store = useStore()
  const edit = useSetAtom(futureEditMutationAtom)
  const remove = useSetAtom(futureDeleteMutationAtom)
  const sendNow = useSetAtom(sendNowMutationAtom)
  const [resend, discard] = [useSetAtom(resendAtom), useSetAtom(discardAtom)]
  const showToast = useSetAtom(showToastAtom)
  const ask = useSetAtom(leaveAtom)
  const isShown = useIsShown()
  const scheduling = useMemo(
    (): MessageListScheduling => ({
      variables,
      leaving: { takeEdit: () => takeEdit(store), renderGuard: (unsaved) => <KeptEdit edit={unsaved} />, ask },
      onSave: async ({ id, text: written, date, time }) => {
        const message = future.find((each) => each.id === id)
        if (!message) return undefined
        // Saves the time only if the user changed it, because the server refuses an unchanged time in the past.
        const shown = store.get(chatAtom)?.find((each) => each.id === id)
        const isMoved = shown?.day !== date || shown.time !== time
        const { text, problem } = await resolveText(store, written, recipientId)
        if (problem !== undefined) return problem
        const patch = {
          ...(text !== message.text && { text }),
          ...(isMoved && { dateScheduled: new Date(instantOf(date, time, viewerZone)).toISOString() }),
        }
        try {
          await edit({ conversationId, id: message.id, patch })
          return undefined
        } catch (error) {
          const reason = errorText(error)
          // The editor of a closed conversation cannot show the reason.
          if (!isShown()) showToast({ intent: 'error', title: toasts.notSaved, text: reason })
          return reason
        }
      },
      onDelete: (_, { id }) => {
        if (typeof id === 'number') void remove({ params: { conversationId, id } })
        else discard(id)
      },
      onSendNow: (_, { id }) => {
        if (typeof id === 'number') void sendNow({ conversationId, id })
      },
    }),
    [
      conversationId,
      recipientId,
      chatAtom,
      future,
      variables,
      store,
      edit,
      remove,
      sendNow,
      discard,
      showToast,
      ask,
      isShown,
    ],
  )
  const onResend = useCallback(
    (_: unknown, { id }: { readonly id: string | number }) => {
      if (typeof id === 'number') void sendNow({ conversationId, id })
      else resend(id)
    },
    [conversationId, sendNow, resend],
  )
  return { scheduling, onResend }
}
