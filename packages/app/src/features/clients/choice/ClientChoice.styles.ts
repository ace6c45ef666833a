import { makeStyles, tokens } from '@fluentui/react-components'
import { column } from '@tandem/components/styles'

export const useClientChoiceStyles = makeStyles({
  root: { ...column(tokens.spacingVerticalM), flexGrow: 1, minHeight: 0 },
  surface: { minHeight: '240px' },
})
