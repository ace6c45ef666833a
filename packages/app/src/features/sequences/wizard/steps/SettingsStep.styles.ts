import { makeStyles, tokens } from '@fluentui/react-components'
import { wrappingRow } from '@tandem/components/styles'

export const useSettingsStepStyles = makeStyles({
  line: wrappingRow(tokens.spacingHorizontalM),
  text: { margin: 0, flexGrow: 1 },
})
