import { Button } from '@fluentui/react-components'
import { Keyboard16Regular } from '@fluentui/react-icons/svg/keyboard'
import { useAtomValue, useSetAtom } from 'jotai'
import { shortcutOverlayAtom } from '../../../shared/shortcuts/shortcutAtoms.ts'
import { useShortcuts } from '../../../shared/shortcuts/useShortcuts.ts'
import { inboxColumnId } from '../list/inboxList.ts'
import { stepAtom } from '../list/listPlace.ts'
import { inboxMessages } from '../messages.ts'
import { threadActionsAtom } from '../threadActions.ts'
import { useShortcutsBarStyles } from './ShortcutsBar.styles.ts'

/** The shortcuts of the inbox (INBOX-51), and the way to their list by mouse. */
export function ShortcutsBar() {
  const styles = useShortcutsBarStyles()
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
    <div className={styles.root}>
      <Button size="small" appearance="transparent" icon={<Keyboard16Regular />} onClick={() => openOverlay('list')}>
        {inboxMessages.shortcuts}
      </Button>
    </div>
  )
}
