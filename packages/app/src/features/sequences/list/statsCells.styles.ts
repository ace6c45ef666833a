import { makeStyles, tokens } from '@fluentui/react-components'

export const useStatsCellStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'baseline',
    gap: tokens.spacingHorizontalS,
    fontVariantNumeric: 'tabular-nums',
  },
  percent: { color: tokens.colorNeutralForeground3 },
})
