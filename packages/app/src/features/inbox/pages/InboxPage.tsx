import { EmptyState } from '@tandem/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { useLayoutEffect } from 'react'
import { InboxConversation } from '../context/InboxConversation.tsx'
import { ShortcutsBar } from '../keyboard/ShortcutsBar.tsx'
import { InboxColumn } from '../list/InboxColumn.tsx'
import { anchorAtom, openListAtom, queueIdAtom } from '../list/inboxList.ts'
import { inboxMessages } from '../messages.ts'
import { QueueBar } from '../queue/QueueBar.tsx'
import { QueueOver } from '../queue/QueueOver.tsx'
import { pathnameAtom } from '../../../shared/search.ts'
import { useInboxPageStyles } from './InboxPage.styles.ts'

/** The inbox: conversations at the left, the open one beside them (INBOX-1). */
export default function InboxPage() {
  const styles = useInboxPageStyles()
  const isOpen = useAtomValue(pathnameAtom) !== '/messages'
  const queueId = useAtomValue(queueIdAtom)
  const open = useSetAtom(openListAtom)
  const anchor = useAtomValue(anchorAtom)
  useLayoutEffect(() => open(anchor), [open, anchor])
  return (
    <div className={styles.root} data-wide-page="">
      <h1 tabIndex={-1} className={styles.title}>
        {inboxMessages.title}
      </h1>
      {queueId !== undefined && <QueueBar key={queueId} queueId={queueId} />}
      <div className={styles.surface}>
        <section aria-label={inboxMessages.list.label} className={styles.list}>
          <InboxColumn />
          <ShortcutsBar />
        </section>
        {isOpen ? (
          <InboxConversation />
        ) : (
          <div className={styles.ready}>
            {queueId === undefined ? <EmptyState {...inboxMessages.ready} /> : <QueueOver queueId={queueId} />}
          </div>
        )}
      </div>
    </div>
  )
}
