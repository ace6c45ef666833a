import { makeStyles, tokens } from '@fluentui/react-components'
import { column } from '@tandem/components/styles'

export const useMoveCallDialogStyles = makeStyles({
  root: column(tokens.spacingVerticalM),
  times: { ...column(tokens.spacingVerticalXS), margin: 0 },
  time: { display: 'grid', gridTemplateColumns: '56px 1fr', columnGap: tokens.spacingHorizontalM },
  label: { color: tokens.colorNeutralForeground3 },
  moment: { margin: 0, fontVariantNumeric: 'tabular-nums' },
  text: { margin: 0 },
  reminders: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
})
