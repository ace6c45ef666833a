import { makeStyles, tokens } from '@fluentui/react-components'
import { column } from '@tandem/components/styles'

export const useBulkRunDialogStyles = makeStyles({
  summary: { maxWidth: '520px' },
  blocked: { ...column(tokens.spacingVerticalS), margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
})
