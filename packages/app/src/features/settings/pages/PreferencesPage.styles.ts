import { makeStyles, tokens } from '@fluentui/react-components'
import { column } from '@tandem/components/styles'

export const usePreferencesPageStyles = makeStyles({
  root: column(tokens.spacingVerticalXXL),
  shortcuts: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
})
