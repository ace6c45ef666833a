import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type ChatEdge } from '../chatEdge.ts'
import { type ChatMessageId } from '../chatMessage.ts'
import { chatTexts as texts } from '../chatTexts.ts'
import { dayLabel } from '../dayLabel.ts'
import { useNearEdges } from '../useNearEdges.ts'
import { MessageBubble } from '../MessageBubble/MessageBubble.tsx'
import { MessageMenu, type OpenMessageMenu } from '../MessageBubble/MessageMenu.tsx'
import { ScheduledMessage } from '../ScheduledMessage/ScheduledMessage.tsx'
import { usePrefersReducedMotion } from '../../theme/useColorScheme.ts'
import { DayRails, type DaySpan } from './DayRails.tsx'
import { JumpToNewest } from './JumpToNewest.tsx'
import { MessageHint } from './MessageHint.tsx'
import { useMessageListStyles } from './MessageList.styles.ts'
import { type MessageListPaging, type MessageListProps, type OpenMenuHandler } from './MessageListProps.ts'
import { daysBetweenIndexes, isJoined, layoutSizes, spaceAbove, spaceBelow, threadLayout } from './threadLayout.ts'
import { ThreadRow } from './ThreadRow.tsx'
import { useActiveMessage, useThreadFocus } from './useThreadFocus.ts'
import { type ThreadVirtualizer, useThreadVirtualizer, edgeRoom } from './useThreadVirtualizer.ts'
import { useUnreadSeen } from './useUnreadSeen.ts'
import { EdgeBar } from '../EdgeBar.tsx'

const { loading, retry } = texts
const sides = {
  older: { place: 'top', labels: { loading, retry, load: texts.loadOlder, failed: texts.olderFailed } },
  newer: { place: 'bottom', labels: { loading, retry, load: texts.loadNewer, failed: texts.newerFailed } },
} as const

interface ThreadEdgeProps {
  readonly side: keyof typeof sides
  readonly state: ChatEdge
}

function ThreadEdge({ side, state }: ThreadEdgeProps) {
  return <EdgeBar {...sides[side]} edge={state} height={edgeRoom} />
}

interface ThreadProps extends Omit<MessageListProps, 'states' | 'threadId'> {
  readonly messages: NonNullable<MessageListProps['messages']>
}

/** In px. A button that scrolls to the end of the thread is visible if the end is farther away than this distance. */
const farPixels = 240
const noEdge: ChatEdge = { hasMore: false, isLoading: false, onLoad: () => {} }
const noPaging: MessageListPaging = {}

const distanceFromEnd = (virtualizer: ThreadVirtualizer) =>
  virtualizer.getTotalSize() - (virtualizer.scrollOffset ?? 0) - (virtualizer.scrollRect?.height ?? 0)

export function Thread(props: ThreadProps) {
  const { label, messages, recipientName, now, paging, unread, categories, scheduling } = props
  const { markedId, onCopy, onCopyLink, onResend } = props
  const styles = useMessageListStyles()
  const { older = noEdge, newer = noEdge, onJumpToNewest } = paging ?? noPaging
  const scroller = useRef<HTMLDivElement>(null)
  const announcer = useRef<HTMLDivElement>(null)
  const [menu, setMenu] = useState<OpenMessageMenu>()
  const [firstEdit, setFirstEdit] = useState(() => scheduling?.leaving?.takeEdit?.())
  const [editedId, setEditedId] = useState(firstEdit?.id)
  const isMotionReduced = usePrefersReducedMotion()
  const firstNewId = unread?.firstId
  const layout = useMemo(() => threadLayout(messages, firstNewId), [messages, firstNewId])
  const { activeIndex, setActiveId } = useActiveMessage(messages, markedId)
  const editedIndex = messages.findLastIndex(({ id, status }) => id === editedId && status === 'scheduled')
  const virtualizer = useThreadVirtualizer({
    layout,
    scroller,
    keptIndexes: [activeIndex, editedIndex],
    markedIndex: markedId === undefined ? -1 : messages.findIndex(({ id }) => id === markedId),
    isFollowing: !newer.hasMore,
    hasEdgeBelow: paging?.newer !== undefined,
  })
  const feed = useThreadFocus({ virtualizer, messages, activeIndex, setActiveId })
  useUnreadSeen(virtualizer, messages, unread?.onSeen)
  useNearEdges({
    virtualizer,
    before: older,
    after: newer,
    firstId: messages[0]?.id,
    lastId: messages.at(-1)?.id,
    nearPixels: 600,
  })

  // Scheduled messages are at the end of the list, so they would hide a new message of the lead.
  const lastMessage = messages.findLast(({ status }) => status === 'sent')
  const announced = useRef(lastMessage?.id)
  useEffect(() => {
    if (!lastMessage || announced.current === lastMessage.id) return
    announced.current = lastMessage.id
    if (lastMessage.type === 'incoming' && announcer.current)
      announcer.current.textContent = `${recipientName}: ${lastMessage.text}`
  }, [lastMessage, recipientName])

  const openMenu = useCallback<OpenMenuHandler>((_, data) => setMenu(data), [])
  const changeEditing = useCallback((_: unknown, data: { readonly id: ChatMessageId; readonly isEditing: boolean }) => {
    setFirstEdit(undefined)
    setEditedId(data.isEditing ? data.id : undefined)
  }, [])
  const hasMenu = onCopy !== undefined || onCopyLink !== undefined || categories !== undefined

  const items = virtualizer.getVirtualItems()
  const startOf = (index: number) => virtualizer.measurementsCache[index]?.start ?? 0
  const { range } = virtualizer
  const total = virtualizer.getTotalSize()
  const days = range ? daysBetweenIndexes(layout.days, range.startIndex, range.endIndex) : []
  const spans = days.map(({ day, index }): DaySpan => {
    const next = layout.days[layout.days.findIndex((each) => each.index === index) + 1]
    const top = startOf(index) - spaceAbove(layout, index)
    const end = next ? startOf(next.index) - spaceAbove(layout, next.index) : total
    return { day, top, height: end - top }
  })
  const isFar = newer.hasMore || (range !== null && distanceFromEnd(virtualizer) > farPixels)
  const jump = () => {
    if (newer.hasMore && onJumpToNewest) return onJumpToNewest()
    const isNear = distanceFromEnd(virtualizer) < 3 * (virtualizer.scrollRect?.height ?? 0)
    virtualizer.scrollToEnd({ behavior: isNear && !isMotionReduced ? 'smooth' : 'auto' })
    return undefined
  }

  return (
    <>
      <div ref={scroller} className={styles.scroller}>
        <div className={styles.content} style={{ height: total }}>
          {older.hasMore && <ThreadEdge side="older" state={older} />}
          <DayRails spans={spans} today={now.date} />
          {layout.markerIndex >= 0 && (
            <div
              aria-hidden
              className={styles.marker}
              style={{ top: startOf(layout.markerIndex) - layoutSizes.marker, height: layoutSizes.marker }}
            >
              {texts.newMessages}
            </div>
          )}
          <div role="feed" aria-label={label} aria-busy={older.isLoading || newer.isLoading} {...feed}>
            {items.map(({ index, key, start }) => {
              const message = messages[index]
              if (!message) return undefined
              const isTabStop = index === activeIndex
              const sender = message.type === 'incoming' ? recipientName : texts.you
              const isFirstNew = index === layout.markerIndex
              return (
                <ThreadRow
                  key={key}
                  message={message}
                  index={index}
                  count={older.hasMore || newer.hasMore ? -1 : messages.length}
                  name={`${isFirstNew ? `${texts.newMessages}. ` : ''}${sender}, ${dayLabel(message.day, now.date)}, ${message.time}`}
                  top={start}
                  below={spaceBelow(layout, index)}
                  isTabStop={isTabStop}
                  isMarked={message.id === markedId}
                  measure={virtualizer.measureElement}
                >
                  {message.status === 'scheduled' ? (
                    <ScheduledMessage
                      message={message}
                      now={now}
                      isTabStop={isTabStop}
                      isEditing={index === editedIndex}
                      firstEdit={index === editedIndex ? firstEdit : undefined}
                      // A second editor would replace the open editor and discard its text.
                      onEditingChange={editedIndex === -1 || index === editedIndex ? changeEditing : undefined}
                      onSave={scheduling?.onSave}
                      variables={scheduling?.variables}
                      leaving={scheduling?.leaving}
                      onDelete={scheduling?.onDelete}
                      onSendNow={scheduling?.onSendNow}
                      onResend={onResend}
                    />
                  ) : (
                    <MessageBubble
                      message={message}
                      isJoined={isJoined(layout, index)}
                      isTabStop={isTabStop}
                      onOpenMenu={hasMenu ? openMenu : undefined}
                      onResend={onResend}
                    />
                  )}
                </ThreadRow>
              )
            })}
          </div>
          {newer.hasMore && <ThreadEdge side="newer" state={newer} />}
        </div>
      </div>
      <div ref={announcer} aria-live="polite" className={styles.hidden} />
      {/* Hidden while a message is edited, because the button would cover the fields. */}
      {isFar && editedIndex === -1 && <JumpToNewest unreadCount={unread?.count} onClick={jump} />}
      {hasMenu && <MessageHint scroller={scroller} />}
      {menu && (
        <MessageMenu
          menu={menu}
          categories={categories?.options}
          onCopy={onCopy}
          onCopyLink={onCopyLink}
          onCategoryChange={categories?.onChange}
          onClose={() => setMenu(undefined)}
        />
      )}
    </>
  )
}
