import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { Keyboard16Regular } from '@fluentui/react-icons/svg/keyboard'
import { EmptyState, ButtonLink, DrawerShell, IconButton } from '@tandem/components'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useLayoutEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { InboxColumn } from '../list/InboxColumn.tsx'
import {
  anchorAtom,
  inboxColumnId,
  listFailureAtom,
  openList,
  pagesAtom,
  queueIdAtom,
  summariesAtom,
} from '../list/inboxList.ts'
import { openNeighbour } from '../list/listPlace.ts'
import { inboxMessages } from '../messages.ts'
import { QueueBar } from '../queue/QueueBar.tsx'
import { pathnameAtom, searchAtom } from '../../../shared/router/search.ts'
import { shortcutOverlayAtom } from '../../../shared/shortcuts/shortcutAtoms.ts'
import { useShortcuts } from '../../../shared/shortcuts/useShortcuts.ts'
import { threadActionsAtom } from '../threadActions.ts'
import { LoadFailed } from '../../../shared/page/LoadFailed.tsx'
import { queueAddress, queuePlanAtom, repeatSkipped } from '../queue/queueAtoms.ts'
import { type QueueId } from '../queue/queues.ts'
import { passAtomOf } from '../queue/queueState.ts'
import { PanelRight20Regular } from '@fluentui/react-icons/svg/panel-right'
import { type ConversationDetail } from '@tandem/contract'
import { useRouteId } from '../../../shared/router/routeId.ts'
import { LeadContext } from '../context/LeadContext.tsx'
import { ThreadPane } from '../thread/ThreadPane.tsx'
import { useInboxConversationStyles } from '../context/context.styles.ts'
import { column, surface } from '@tandem/components/styles'

const useInboxPageStyles = makeStyles({
  // The columns scroll separately. The page scrolls only if the window is too low for `minHeight`.
  root: { ...column(), flexGrow: 1, flexBasis: 0, minWidth: 0, minHeight: '440px' },
  title: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  surface: {
    containerName: 'inbox',
    containerType: 'inline-size',
    display: 'flex',
    flex: '1 1 0',
    minHeight: 0,
    overflow: 'hidden',
    ...surface,
  },
  list: {
    ...column(),
    flex: '0 0 360px',
    boxSizing: 'border-box',
    minHeight: 0,
    borderRight: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    '@container inbox (max-width: 1379px)': { flex: '0 0 320px' },
    '@container inbox (max-width: 899px)': { flex: '0 0 280px' },
  },
  ready: { display: 'flex', flex: '1 1 0', alignItems: 'center', justifyContent: 'center' },
  shortcuts: {
    display: 'flex',
    padding: tokens.spacingHorizontalXS,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
})

const texts = inboxMessages.context

function InboxConversation() {
  const id = useRouteId('conversationId')
  const search = useAtomValue(searchAtom)
  return (
    <ThreadPane
      id={id}
      backHref={`/messages${search}`}
      renderActions={(conversation) => <FoldedContext conversation={conversation} />}
      renderAside={(conversation) => <ContextColumn conversation={conversation} />}
    />
  )
}

interface ContextProps {
  readonly conversation: ConversationDetail
}

function ContextColumn({ conversation }: ContextProps) {
  const styles = useInboxConversationStyles()
  return (
    <aside aria-label={texts.label} className={styles.column}>
      <LeadContext conversation={conversation} />
    </aside>
  )
}

/** A narrow inbox has a button that opens the details of the lead in a drawer. */
function FoldedContext({ conversation }: ContextProps) {
  const styles = useInboxConversationStyles()
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <>
      <IconButton
        icon={<PanelRight20Regular />}
        label={texts.label}
        className={styles.unfold}
        onClick={() => {
          setWasOpened(true)
          setIsOpen(true)
        }}
      />
      {wasOpened && (
        <DrawerShell isOpen={isOpen} title={texts.label} onClose={() => setIsOpen(false)}>
          <LeadContext conversation={conversation} />
        </DrawerShell>
      )}
    </>
  )
}

const { over, loadFailed } = inboxMessages.queue

interface QueueOverProps {
  readonly queueId: QueueId
}

/** Opens the conversation at which the user stopped, or shows that the queue is done (INBOX-63). */
function QueueOver({ queueId }: QueueOverProps) {
  const plan = useAtomValue(queuePlanAtom)
  const { hasNextPage, isFetching, isFetchNextPageError } = useAtomValue(pagesAtom)
  const failure = useAtomValue(listFailureAtom)
  const { passed, place } = useAtomValue(passAtomOf(queueId))
  const store = useStore()
  if (failure) return <LoadFailed title={loadFailed} error={failure.error} onRetry={failure.refetch} />
  const mayHaveMore = isFetching || (hasNextPage && !isFetchNextPageError)
  const resumed = plan?.pending.find(({ id }) => id === place) ?? plan?.next
  if (resumed) return <Navigate replace to={queueAddress(queueId, resumed.id)} />
  if (!plan || mayHaveMore) return undefined
  const countOf = (how: (typeof passed)[number]['how']) => passed.filter((each) => each.how === how).length
  const [done, snoozed, skipped] = [countOf('done'), countOf('snoozed'), countOf('skipped')]
  return (
    <EmptyState
      title={over.title}
      text={done + snoozed === 0 ? over.nothing : over.text(done, snoozed)}
      action={
        <>
          {skipped > 0 && (
            <Button appearance="primary" onClick={() => repeatSkipped(store)}>
              {over.skipped(skipped)}
            </Button>
          )}
          <ButtonLink to="/">{over.dashboard}</ButtonLink>
        </>
      }
    />
  )
}

/** Opens the first conversation if the window is wide (INBOX-78). Otherwise shows a hint (INBOX-3). */
function NothingChosen() {
  const [isWide] = useState(() => window.matchMedia('(width >= 1280px)').matches)
  const conversations = useAtomValue(summariesAtom)
  const store = useStore()
  const { title, text, action } = inboxMessages.ready
  const firstHref = conversations?.[0]?.href
  if (firstHref === undefined) return undefined
  if (isWide) return <Navigate replace to={firstHref} />
  return (
    <EmptyState
      illustration="chat"
      title={title}
      text={text}
      action={<Button onClick={() => openNeighbour(store, 1)}>{action}</Button>}
    />
  )
}

/** The inbox: the list and the open conversation (INBOX-1). */
export default function InboxPage() {
  const styles = useInboxPageStyles()
  const isOpen = useAtomValue(pathnameAtom) !== '/messages'
  const queueId = useAtomValue(queueIdAtom)
  const store = useStore()
  const anchor = useAtomValue(anchorAtom)
  // If the queue is done, the page hides the empty list, and shows only the empty state of `QueueOver`.
  const isQueueDone = useAtomValue(summariesAtom)?.length === 0 && queueId !== undefined && !isOpen
  useLayoutEffect(() => openList(store, anchor), [store, anchor])
  return (
    <div className={styles.root} data-wide-page="">
      <h1 tabIndex={-1} className={styles.title}>
        {inboxMessages.title}
      </h1>
      {queueId !== undefined && <QueueBar key={queueId} queueId={queueId} />}
      <div className={styles.surface}>
        {!isQueueDone && (
          <section aria-label={inboxMessages.list.label} className={styles.list}>
            <InboxColumn />
            <ShortcutsBar />
          </section>
        )}
        {isOpen ? (
          <InboxConversation />
        ) : (
          <div className={styles.ready}>
            {queueId === undefined ? <NothingChosen /> : <QueueOver queueId={queueId} />}
          </div>
        )}
      </div>
    </div>
  )
}

function ShortcutsBar() {
  const styles = useInboxPageStyles()
  const thread = useAtomValue(threadActionsAtom)
  const store = useStore()
  const openOverlay = useSetAtom(shortcutOverlayAtom)
  useShortcuts({
    next: () => openNeighbour(store, 1),
    previous: () => openNeighbour(store, -1),
    reply: thread?.reply,
    askAi: thread?.ask,
    schedule: thread?.schedule,
    done: () => {
      thread?.readAll()
      openNeighbour(store, 1)
    },
    search: () => document.querySelector<HTMLElement>(`#${inboxColumnId} input`)?.focus(),
  })
  return (
    <div className={styles.shortcuts}>
      <Button size="small" appearance="transparent" icon={<Keyboard16Regular />} onClick={() => openOverlay('list')}>
        {inboxMessages.shortcuts}
      </Button>
    </div>
  )
}
