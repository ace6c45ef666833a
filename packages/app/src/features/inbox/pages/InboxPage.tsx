import { Button } from '@fluentui/react-components'
import { Keyboard16Regular } from '@fluentui/react-icons/svg/keyboard'
import { EmptyState } from '@tandem/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { useLayoutEffect } from 'react'
import { InboxConversation } from '../context/InboxConversation.tsx'
import { InboxColumn } from '../list/InboxColumn.tsx'
import { anchorAtom, inboxColumnId, openListAtom, queueIdAtom } from '../list/inboxList.ts'
import { stepAtom } from '../list/listPlace.ts'
import { inboxMessages } from '../messages.ts'
import { QueueBar } from '../queue/QueueBar.tsx'
import { QueueOver } from '../queue/QueueOver.tsx'
import { pathnameAtom } from '../../../shared/router/search.ts'
import { shortcutOverlayAtom } from '../../../shared/shortcuts/shortcutAtoms.ts'
import { useShortcuts } from '../../../shared/shortcuts/useShortcuts.ts'
import { threadActionsAtom } from '../threadActions.ts'
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

/** The shortcuts of the inbox (INBOX-51), and the way to their list by mouse. */
function ShortcutsBar() {
  const styles = useInboxPageStyles()
  const thread = useAtomValue(threadActionsAtom)
  const step = useSetAtom(stepAtom)
  const openOverlay = useSetAtom(shortcutOverlayAtom)
  useShortcuts({
    next: () => step(1),
    previous: () => step(-1),
    reply: thread?.reply,
    askAi: thread?.ask,
    schedule: thread?.schedule,
    done: () => {
      thread?.readAll()
      step(1)
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
