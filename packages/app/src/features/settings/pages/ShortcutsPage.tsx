import { Button } from '@fluentui/react-components'
import { Panel } from '@tandem/components'
import { useSetAtom } from 'jotai'
import { shortcutOverlayAtom } from '../../../shared/shortcuts/shortcutAtoms.ts'
import { ShortcutSwitch } from '../../../shared/shortcuts/ShortcutSwitch.tsx'
import { settingsMessages } from '../messages.ts'
import { useGeneralPageStyles } from './pages.styles.ts'

const { title, help, show } = settingsMessages.shortcuts

/** The switch of the keyboard shortcuts (SHELL-71), and their list. */
export default function ShortcutsPage() {
  const styles = useGeneralPageStyles()
  const open = useSetAtom(shortcutOverlayAtom)
  return (
    <Panel title={title}>
      <p className={styles.help}>{help}</p>
      <ShortcutSwitch />
      <Button className={styles.button} onClick={() => open('list')}>
        {show}
      </Button>
    </Panel>
  )
}
