import { makeStyles, tokens } from '@fluentui/react-components'
import { column } from '@tandem/components/styles'

export const useSequenceSettingsFieldsStyles = makeStyles({
  root: column(tokens.spacingVerticalXXL),
  zone: { maxWidth: '400px' },
})
