import { makeStyles, tokens } from '@fluentui/react-components'

export const useMoveCallDialogStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  times: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS, margin: 0 },
  time: { display: 'grid', gridTemplateColumns: '56px 1fr', columnGap: tokens.spacingHorizontalM },
  label: { color: tokens.colorNeutralForeground3 },
  moment: { margin: 0, fontVariantNumeric: 'tabular-nums' },
  text: { margin: 0 },
  reminders: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
})
