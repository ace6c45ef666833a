import { PanelRight20Regular } from '@fluentui/react-icons/svg/panel-right'
import { DrawerShell, IconButton } from '@tandem/components'
import { type ConversationDetail } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { searchAtom } from '../../../shared/router/search.ts'
import { useRouteId } from '../../../shared/router/routeId.ts'
import { LeadContext } from './LeadContext.tsx'
import { inboxMessages } from '../messages.ts'
import { ThreadPane } from '../thread/ThreadPane.tsx'
import { useInboxConversationStyles } from './InboxConversation.styles.ts'

const texts = inboxMessages.context

/** A conversation of the inbox, with the lead's details beside it. */
export function InboxConversation() {
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

/** In narrow windows the details are behind a button. */
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
