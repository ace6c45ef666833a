import { Panel } from '@tandem/components'
import { ShortcutSections } from '../../../shared/shortcuts/ShortcutSections.tsx'
import { ShortcutSwitch } from '../../../shared/shortcuts/ShortcutSwitch.tsx'
import { settingsMessages } from '../messages.ts'
import { useGeneralPageStyles } from './pages.styles.ts'

const { title, help } = settingsMessages.shortcuts

/** The keyboard shortcuts and their switch (SHELL-71). */
export default function ShortcutsPage() {
  const styles = useGeneralPageStyles()
  return (
    <Panel title={title}>
      <p className={styles.help}>{help}</p>
      <ShortcutSwitch />
      <ShortcutSections />
    </Panel>
  )
}
