import { EmptyState } from '@tandem/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { useLayoutEffect } from 'react'
import { InboxConversation } from '../context/InboxConversation.tsx'
import { InboxKeys } from '../keyboard/InboxKeys.tsx'
import { InboxColumn } from '../list/InboxColumn.tsx'
import { openListAtom, selectedIdAtom } from '../list/inboxList.ts'
import { inboxMessages } from '../messages.ts'
import { pathnameAtom } from '../../../shared/search.ts'
import { useInboxPageStyles } from './InboxPage.styles.ts'

/** The inbox: conversations at the left, the open one beside them (INBOX-1). */
export default function InboxPage() {
  const styles = useInboxPageStyles()
  const isOpen = useAtomValue(pathnameAtom) !== '/messages'
  const open = useSetAtom(openListAtom)
  const selectedId = useAtomValue(selectedIdAtom)
  useLayoutEffect(() => open(selectedId), [open, selectedId])
  return (
    <div className={styles.root} data-wide-page="">
      <h1 tabIndex={-1} className={styles.title}>
        {inboxMessages.title}
      </h1>
      <div className={styles.surface}>
        <section aria-label={inboxMessages.list.label} className={styles.list}>
          <InboxColumn />
          <InboxKeys />
        </section>
        {isOpen ? (
          <InboxConversation />
        ) : (
          <div className={styles.ready}>
            <EmptyState {...inboxMessages.ready} />
          </div>
        )}
      </div>
    </div>
  )
}
