import { makeStyles, tokens } from '@fluentui/react-components'
import { column } from '@tandem/components/styles'

export const useFormBodyStyles = makeStyles({
  root: { ...column(tokens.spacingVerticalL), minWidth: 0 },
  sections: { gap: tokens.spacingVerticalXXL },
})
