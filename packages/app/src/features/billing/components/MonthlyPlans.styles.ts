import { makeStyles, tokens } from '@fluentui/react-components'

export const useMonthlyPlansStyles = makeStyles({
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    margin: 0,
    paddingLeft: tokens.spacingHorizontalXL,
    fontVariantNumeric: 'tabular-nums',
  },
})
