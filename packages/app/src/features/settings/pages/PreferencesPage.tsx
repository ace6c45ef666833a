import { LabelledSwitch, Panel } from '@tandem/components'
import { useAtom } from 'jotai'
import { makeStyles, tokens } from '@fluentui/react-components'
import { dropsDraftsAtom } from '../../../shared/storage/dropsDrafts.ts'
import { Snippets } from '../components/Snippets.tsx'
import { settingsMessages } from '../messages.ts'
import { useGeneralPageStyles } from './pages.styles.ts'
import { column } from '@tandem/components/styles'

const usePreferencesPageStyles = makeStyles({
  root: column(tokens.spacingVerticalXXL),
})

const { drafts, snippets } = settingsMessages

/** The settings that are stored in this browser (INBOX-65, SHELL-101). */
export default function PreferencesPage() {
  const styles = usePreferencesPageStyles()
  const { help } = useGeneralPageStyles()
  const [dropsDrafts = false, setDropsDrafts] = useAtom(dropsDraftsAtom)
  return (
    <div className={styles.root}>
      <Panel title={snippets.title}>
        <p className={help}>{snippets.help}</p>
        <Snippets />
      </Panel>
      <Panel title={drafts.title}>
        <p className={help}>{drafts.help}</p>
        <LabelledSwitch label={drafts.drop} isOn={dropsDrafts} onChange={(_, { isOn }) => setDropsDrafts(isOn)} />
      </Panel>
    </div>
  )
}
