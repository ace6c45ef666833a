import { makeStyles, tokens } from '@fluentui/react-components'

export const useStatsCellStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'baseline',
    gap: tokens.spacingHorizontalS,
    fontVariantNumeric: 'tabular-nums',
  },
  // As wide as '100.00%': the counts before it line up.
  percent: { minWidth: '54px', color: tokens.colorNeutralForeground3, textAlign: 'right' },
})
