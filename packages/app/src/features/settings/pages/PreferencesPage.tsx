import { Panel } from '@tandem/components'
import { useAtom, useSetAtom } from 'jotai'
import { Button, Switch, makeStyles, tokens } from '@fluentui/react-components'
import { shortcutOverlayAtom } from '../../../shared/shortcuts/shortcutAtoms.ts'
import { ShortcutSwitch } from '../../../shared/shortcuts/ShortcutSwitch.tsx'
import { dropsDraftsAtom } from '../../../shared/storage/dropsDrafts.ts'
import { Snippets } from '../components/Snippets.tsx'
import { settingsMessages } from '../messages.ts'
import { useGeneralPageStyles } from './pages.styles.ts'
import { column } from '@tandem/components/styles'

const usePreferencesPageStyles = makeStyles({
  root: column(tokens.spacingVerticalXXL),
  shortcuts: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
})

const { drafts, snippets, shortcuts } = settingsMessages

/** The user's settings in this browser: snippets (INBOX-65), keyboard shortcuts (SHELL-71), drafts (SHELL-101). */
export default function PreferencesPage() {
  const styles = usePreferencesPageStyles()
  const { help } = useGeneralPageStyles()
  const [dropsDrafts = false, setDropsDrafts] = useAtom(dropsDraftsAtom)
  const open = useSetAtom(shortcutOverlayAtom)
  return (
    <div className={styles.root}>
      <Panel title={snippets.title}>
        <p className={help}>{snippets.help}</p>
        <Snippets />
      </Panel>
      <Panel title={shortcuts.title}>
        <div className={styles.shortcuts}>
          <ShortcutSwitch />
          <Button onClick={() => open('list')}>{shortcuts.show}</Button>
        </div>
      </Panel>
      <Panel title={drafts.title}>
        <p className={help}>{drafts.help}</p>
        <Switch label={drafts.drop} checked={dropsDrafts} onChange={(_, { checked }) => setDropsDrafts(checked)} />
      </Panel>
    </div>
  )
}
