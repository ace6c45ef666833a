import { makeStyles, tokens } from '@fluentui/react-components'
import { column, row } from '@tandem/components/styles'

export const useCompanyFieldsStyles = makeStyles({
  directory: column(tokens.spacingVerticalXS),
  failed: { ...row(tokens.spacingHorizontalS), margin: 0, color: tokens.colorStatusDangerForeground1 },
})
