import { makeStyles, tokens } from '@fluentui/react-components'
import { column } from '@tandem/components/styles'

export const useSettingsPageStyles = makeStyles({
  root: { ...column(tokens.spacingVerticalL), width: '100%', maxWidth: '720px' },
})
