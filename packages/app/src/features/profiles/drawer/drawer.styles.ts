import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { quietCaption, column, spreadRow } from '@tandem/components/styles'

export const useGeneralTabStyles = makeStyles({
  facts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
    gap: tokens.spacingHorizontalL,
    margin: 0,
  },
  term: quietCaption,
  fact: { margin: 0, overflowWrap: 'anywhere' },
  link: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  actions: { display: 'flex', gap: tokens.spacingHorizontalS },
  effect: { minWidth: 0, margin: 0, ...quietCaption },
})

export const useHealthLineStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    minHeight: '28px',
    margin: 0,
    color: tokens.colorNeutralForeground2,
  },
  icon: { display: 'inline-flex', flexShrink: 0 },
  fine: { color: tokens.colorStatusSuccessForeground1 },
  waiting: { color: tokens.colorNeutralForeground3 },
  stopped: { color: tokens.colorStatusWarningForeground1 },
})

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
