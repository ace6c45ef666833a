import { type GriffelStyle, makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import {
  column,
  focusOutline,
  inlineRow,
  plainList,
  quietCaption,
  tabularFigures,
  wrappingRow,
} from '../theme/styleFragments.ts'

const tableHead: GriffelStyle = {
  ...typographyStyles.caption1Strong,
  padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
  color: tokens.colorNeutralForeground2,
}
// With this padding, a table of eight days is not higher than the dashboard's chart.
const tableCell: GriffelStyle = { padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalM}` }

export const useChartStyles = makeStyles({
  root: { ...column(tokens.spacingVerticalM), minWidth: 0 },
  head: wrappingRow(`${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`),
  title: { ...typographyStyles.subtitle2, margin: 0 },
  legend: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalL, ...plainList, ...quietCaption },
  legendItem: inlineRow(tokens.spacingHorizontalSNudge),
  frame: { position: 'relative', minWidth: 0 },
  empty: { display: 'grid', placeItems: 'center', height: '100%', minHeight: 'inherit' },
  pointer: {
    position: 'absolute',
    inset: 0,
    outlineStyle: 'none',
    ':focus-visible': { ...focusOutline, borderRadius: tokens.borderRadiusMedium },
  },
  tooltip: {
    position: 'absolute',
    boxSizing: 'border-box',
    minWidth: '160px',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
    pointerEvents: 'none',
    whiteSpace: 'nowrap',
    ...typographyStyles.caption1,
  },
  tooltipTitle: { ...typographyStyles.caption1Strong, marginBottom: tokens.spacingVerticalXS },
  tooltipRow: { display: 'flex', justifyContent: 'space-between', gap: tokens.spacingHorizontalL },
  tooltipLabel: { ...inlineRow(tokens.spacingHorizontalSNudge), color: tokens.colorNeutralForeground2 },
  tooltipValue: { ...typographyStyles.caption1Strong, ...tabularFigures },
  table: { width: '100%', borderCollapse: 'separate', borderSpacing: 0, ...typographyStyles.body1 },
  columnHead: { ...tableHead, textAlign: 'start' },
  figureHead: { ...tableHead, textAlign: 'end' },
  rowHead: { ...tableCell, textAlign: 'start', fontWeight: tokens.fontWeightRegular },
  figure: { ...tableCell, ...tabularFigures, textAlign: 'end' },
})
