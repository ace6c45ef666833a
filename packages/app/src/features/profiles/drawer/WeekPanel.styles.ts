import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { column, quietCaption, spreadRow } from '@tandem/components/styles'

export const useWeekPanelStyles = makeStyles({
  help: { margin: 0, color: tokens.colorNeutralForeground2 },
  bar: spreadRow(tokens.spacingHorizontalL),
  left: { borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  head: { ...quietCaption, padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalM}`, textAlign: 'end' },
  name: { paddingInlineStart: 0, textAlign: 'start' },
  figure: {
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalM}`,
    textAlign: 'end',
    fontWeight: tokens.fontWeightSemibold,
  },
  next: column(),
  nextLabel: quietCaption,
  nextSlot: { ...typographyStyles.subtitle2 },
})
