import { makeStyles, tokens } from '@fluentui/react-components'
import { column, surface } from '@tandem/components/styles'

export const useImportPageStyles = makeStyles({
  root: { ...column(tokens.spacingHorizontalXXL), flexGrow: 1, minHeight: 0 },
  skeleton: { ...column(tokens.spacingVerticalM), padding: tokens.spacingHorizontalXL, ...surface },
})
