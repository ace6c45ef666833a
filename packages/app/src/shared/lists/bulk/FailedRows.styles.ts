import { makeStyles, tokens } from '@fluentui/react-components'

export const useFailedRowsStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    margin: 0,
    maxHeight: '40dvh',
    overflowY: 'auto',
  },
  group: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXS },
  failure: { color: tokens.colorStatusDangerForeground1, overflowWrap: 'anywhere' },
  reason: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  rows: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
})
