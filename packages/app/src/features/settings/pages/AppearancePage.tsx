import { Field, Radio, RadioGroup } from '@fluentui/react-components'
import { appearanceTexts, colorSchemePreferences, densities, Panel } from '@tandem/components'
import { useAtom } from 'jotai'
import { colorSchemeAtom, densityAtom } from '../../../shared/storage/appearance.ts'
import { settingsMessages } from '../messages.ts'
import { useGeneralPageStyles } from './pages.styles.ts'

const { title, help } = settingsMessages.appearance

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly values: readonly Value[]
  readonly names: Readonly<Record<Value, string>>
  readonly value: Value
  readonly onChange: (value: Value) => void
}

function Choice<Value extends string>({ label, values, names, value, onChange }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      <RadioGroup
        layout="horizontal"
        value={value}
        onChange={(_, data) => onChange(values.find((each) => each === data.value) ?? value)}
      >
        {values.map((each) => (
          <Radio key={each} value={each} label={names[each]} />
        ))}
      </RadioGroup>
    </Field>
  )
}

/** Lets the user choose the theme of the app and the density of its tables (SHELL-119). */
export default function AppearancePage() {
  const styles = useGeneralPageStyles()
  const [colorScheme, setColorScheme] = useAtom(colorSchemeAtom)
  const [density, setDensity] = useAtom(densityAtom)
  return (
    <Panel title={title}>
      <p className={styles.help}>{help}</p>
      <Choice
        label={appearanceTexts.theme}
        values={colorSchemePreferences}
        names={appearanceTexts.themes}
        value={colorScheme}
        onChange={setColorScheme}
      />
      <Choice
        label={appearanceTexts.density}
        values={densities}
        names={appearanceTexts.densities}
        value={density}
        onChange={setDensity}
      />
    </Panel>
  )
}
