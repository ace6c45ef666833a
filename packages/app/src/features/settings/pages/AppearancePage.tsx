import { Field, Radio, RadioGroup } from '@fluentui/react-components'
import { Panel } from '@tandem/components'
import { useAtom } from 'jotai'
import { colorSchemeAtom } from '../../../shared/storage/colorScheme.ts'
import { densityAtom } from '../../../shared/storage/density.ts'
import { settingsMessages } from '../messages.ts'
import { useGeneralPageStyles } from './pages.styles.ts'

const { title, help, theme, themes, density, densities } = settingsMessages.appearance
const schemes = ['system', 'light', 'dark'] as const
const rowHeights = ['comfortable', 'compact'] as const

/** The theme and the density of tables, as in the account menu (SHELL-119). */
export default function AppearancePage() {
  const styles = useGeneralPageStyles()
  const [colorScheme, setColorScheme] = useAtom(colorSchemeAtom)
  const [rowHeight, setRowHeight] = useAtom(densityAtom)
  return (
    <Panel title={title}>
      <p className={styles.help}>{help}</p>
      <Field label={theme}>
        <RadioGroup
          layout="horizontal"
          value={colorScheme}
          onChange={(_, { value }) => setColorScheme(schemes.find((each) => each === value) ?? colorScheme)}
        >
          {schemes.map((each) => (
            <Radio key={each} value={each} label={themes[each]} />
          ))}
        </RadioGroup>
      </Field>
      <Field label={density}>
        <RadioGroup
          layout="horizontal"
          value={rowHeight}
          onChange={(_, { value }) => setRowHeight(rowHeights.find((each) => each === value) ?? rowHeight)}
        >
          {rowHeights.map((each) => (
            <Radio key={each} value={each} label={densities[each]} />
          ))}
        </RadioGroup>
      </Field>
    </Panel>
  )
}
