import { makeStyles, tokens } from '@fluentui/react-components'
import { column } from '@tandem/components/styles'

export const useMonthlyPlansStyles = makeStyles({
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  list: {
    ...column(tokens.spacingVerticalXS),
    margin: 0,
    paddingLeft: tokens.spacingHorizontalXL,
    fontVariantNumeric: 'tabular-nums',
  },
})
