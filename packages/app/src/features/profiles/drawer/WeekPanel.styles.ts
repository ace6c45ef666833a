import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'

export const useWeekPanelStyles = makeStyles({
  help: { margin: 0, color: tokens.colorNeutralForeground2 },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalL,
  },
  left: { borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  head: {
    ...typographyStyles.caption1,
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalM}`,
    color: tokens.colorNeutralForeground2,
    textAlign: 'end',
  },
  name: { paddingInlineStart: 0, textAlign: 'start' },
  figure: {
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalM}`,
    textAlign: 'end',
    fontWeight: tokens.fontWeightSemibold,
  },
  next: { display: 'flex', flexDirection: 'column' },
  nextLabel: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground2 },
  nextSlot: { ...typographyStyles.subtitle2 },
})
