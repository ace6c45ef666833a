import { Button, mergeClasses, Skeleton, SkeletonItem } from '@fluentui/react-components'
import { ArrowUp16Regular } from '@fluentui/react-icons/svg/arrow-up'
import {
  memo,
  type MouseEvent,
  type ReactNode,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  useLayoutEffect,
  useState,
} from 'react'
import { type ChatEdge } from '../chatEdge.ts'
import { EdgeBar } from '../EdgeBar.tsx'
import { ConversationCard, type ConversationSummary } from '../ConversationCard/ConversationCard.tsx'
import { EmptyState, type EmptyStateProps } from '../../foundations/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../data/ErrorState/ErrorState.tsx'
import { useConversationListStyles } from './ConversationList.styles.ts'
import { cardEdgeRoom, useConversationVirtualizer, type ConversationVirtualizer } from './useConversationVirtualizer.ts'
import { cardFocus } from './cardFocus.ts'

/** The card in the tab order: the last focused card, otherwise the open card, otherwise the first card. */
function useActiveCard(conversations: readonly ConversationSummary[], selectedId: ConversationId | undefined) {
  const [activeId, setActiveId] = useState<ConversationId>()
  const indexOf = (wanted: ConversationId | undefined) =>
    wanted === undefined ? -1 : conversations.findIndex(({ id }) => id === wanted)
  const found = indexOf(activeId)
  return { activeIndex: Math.max(0, found === -1 ? indexOf(selectedId) : found), setActiveId }
}

interface CardFocusOptions {
  readonly virtualizer: ConversationVirtualizer
  readonly conversations: readonly ConversationSummary[]
  readonly activeIndex: number
  readonly setActiveId: (id: ConversationId) => void
}

function useCardFocus({ virtualizer, conversations, activeIndex, setActiveId }: CardFocusOptions) {
  const wanted = useRef<ConversationId>(undefined)
  useLayoutEffect(() => {
    if (wanted.current === undefined) return
    const link = virtualizer.elementsCache.get(wanted.current)?.querySelector('a')
    if (!link) return
    wanted.current = undefined
    link.focus({ preventScroll: true })
  })
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const next = cardFocus(event.key, activeIndex, conversations.length)
      const conversation = next === undefined ? undefined : conversations[next]
      if (next === undefined || !conversation) return
      event.preventDefault()
      wanted.current = conversation.id
      setActiveId(conversation.id)
      virtualizer.scrollToIndex(next, { align: 'auto' })
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const row = event.target.closest<HTMLElement>('[data-index]')
      const conversation = row ? conversations[Number(row.dataset['index'])] : undefined
      if (conversation) setActiveId(conversation.id)
    },
  }
}

const cards = ['68%', '54%', '72%', '48%', '60%', '66%', '52%']

function ConversationSkeletons({ label }: { readonly label: string }) {
  const styles = useConversationListStyles()
  return (
    <Skeleton aria-label={label} className={styles.skeletons}>
      {cards.map((width) => (
        <div key={width} className={styles.skeleton}>
          <SkeletonItem shape="circle" size={40} className={styles.avatar} />
          <div className={styles.skeletonLines}>
            <SkeletonItem size={16} style={{ width }} />
            <SkeletonItem size={12} />
            <SkeletonItem size={12} style={{ width: '84%' }} />
            <SkeletonItem size={16} style={{ width: 88 }} />
          </div>
        </div>
      ))}
    </Skeleton>
  )
}

type ConversationId = ConversationSummary['id']

/** Keep objects and callbacks stable, so that only changed cards render again. */
export interface ConversationListProps {
  /** The list's accessible name, for example 'Conversations'. */
  readonly label: string
  /** In the server's order: latest activity first. Undefined while the first page loads. */
  readonly conversations: readonly ConversationSummary[] | undefined
  /** The open conversation. When the id changes, the card scrolls into view. */
  readonly selectedId?: ConversationId | undefined
  readonly onSelect?:
    | ((event: MouseEvent<HTMLAnchorElement>, data: { readonly id: ConversationId }) => void)
    | undefined
  /** Default: no newer conversations. */
  readonly newer?: ChatEdge | undefined
  readonly older?: ChatEdge | undefined
  /** Shown for an empty list. */
  readonly empty: Pick<EmptyStateProps, 'title' | 'text' | 'action' | 'illustration'>
  /** Shown if the list failed to load. */
  readonly error?: { readonly text: string; readonly action?: ReactNode | undefined } | undefined
  /** New conversations that the list does not contain yet. A button above the list shows these conversations. */
  readonly waiting?: { readonly label: string; readonly onShow: () => void } | undefined
  /** Initial scroll position in px. Default: the top. */
  readonly initialOffset?: number | undefined
  /** Called before the list unmounts, with the scroll position for `initialOffset`. */
  readonly onLeave?: ((data: { readonly offset: number }) => void) | undefined
  /** Called when the list reaches or leaves its top. */
  readonly onTopChange?: ((data: { readonly isAtTop: boolean }) => void) | undefined
}

const labels = { loading: 'Loading…', load: 'Load more', retry: 'Retry' }

/** The list of conversations next to a thread. The arrow keys, Home and End move the focus between cards. */
export const ConversationList = memo(function ConversationList(props: ConversationListProps) {
  const { conversations, empty, error, label } = props
  const styles = useConversationListStyles()
  if (error) {
    return (
      <div className={mergeClasses(styles.root, styles.centered)}>
        <ErrorState text={error.text} actions={error.action} />
      </div>
    )
  }
  if (conversations === undefined) {
    return (
      <div aria-busy aria-label={label} role="group" className={mergeClasses(styles.root, styles.still)}>
        <ConversationSkeletons label={labels.loading} />
      </div>
    )
  }
  if (conversations.length === 0) {
    return (
      <div className={mergeClasses(styles.root, styles.centered)}>
        <EmptyState {...empty} isCompact />
      </div>
    )
  }
  return <Cards {...props} conversations={conversations} />
})

function Cards(props: ConversationListProps & { readonly conversations: readonly ConversationSummary[] }) {
  const { label, conversations, selectedId, onSelect, newer, older, waiting } = props
  const styles = useConversationListStyles()
  const scroller = useRef<HTMLDivElement>(null)
  const { activeIndex, setActiveId } = useActiveCard(conversations, selectedId)
  const virtualizer = useConversationVirtualizer({ ...props, scroller, keptIndex: activeIndex })
  const handlers = useCardFocus({ virtualizer, conversations, activeIndex, setActiveId })
  const showWaiting = () => {
    waiting?.onShow()
    virtualizer.scrollToOffset(0)
  }
  return (
    <div ref={scroller} className={styles.root} aria-busy={newer?.isLoading === true || older?.isLoading === true}>
      {waiting && (
        <div className={styles.waiting}>
          <Button shape="circular" size="small" icon={<ArrowUp16Regular />} onClick={showWaiting}>
            {waiting.label}
          </Button>
        </div>
      )}
      <div className={styles.content} style={{ height: virtualizer.getTotalSize() }}>
        {newer?.hasMore === true && <EdgeBar place="top" edge={newer} height={cardEdgeRoom} labels={labels} />}
        <div role="list" aria-label={label} {...handlers}>
          {virtualizer.getVirtualItems().map(({ key, index, start }) => {
            const conversation = conversations[index]
            return (
              conversation && (
                <div
                  key={key}
                  ref={virtualizer.measureElement}
                  role="listitem"
                  data-index={index}
                  aria-posinset={index + 1}
                  aria-setsize={older?.hasMore === true || newer?.hasMore === true ? -1 : conversations.length}
                  className={styles.row}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <ConversationCard
                    conversation={conversation}
                    isSelected={conversation.id === selectedId}
                    tabIndex={index === activeIndex ? 0 : -1}
                    onClick={onSelect}
                  />
                </div>
              )
            )
          })}
        </div>
        {older?.hasMore === true && <EdgeBar place="bottom" edge={older} height={cardEdgeRoom} labels={labels} />}
      </div>
    </div>
  )
}
