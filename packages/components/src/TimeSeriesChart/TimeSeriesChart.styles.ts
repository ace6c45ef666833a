import { type GriffelStyle, makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { lateReveal, tabularFigures } from '../theme/styleFragments.ts'
import { tandemTokens } from '../theme/tandemTokens.ts'
import { plotPadding } from './chartGeometry.ts'

const plotInset = `${plotPadding.top}px ${plotPadding.right}px ${plotPadding.bottom}px ${plotPadding.left}px`

const focusRing: GriffelStyle = {
  ':focus-visible': {
    outlineStyle: 'solid',
    outlineWidth: tokens.strokeWidthThick,
    outlineColor: tokens.colorStrokeFocus2,
    borderRadius: tokens.borderRadiusMedium,
  },
}
const head: GriffelStyle = {
  ...typographyStyles.caption1Strong,
  position: 'sticky',
  top: 0,
  padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
  backgroundColor: tokens.colorNeutralBackground2,
  color: tokens.colorNeutralForeground2,
}
const cell: GriffelStyle = { padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}` }

export const useTimeSeriesChartStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minWidth: 0 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}` },
  title: { ...typographyStyles.subtitle2, margin: 0 },
  legend: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalL,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    ...typographyStyles.caption1,
    color: tokens.colorNeutralForeground2,
  },
  legendItem: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalSNudge },
  sample: { display: 'block', width: '20px', height: '4px', flexShrink: 0, fill: 'none', strokeWidth: '2' },
  line1: { stroke: tandemTokens.chartSeries1 },
  line2: { stroke: tandemTokens.chartSeries2, strokeDasharray: '7 3' },
  line3: { stroke: tandemTokens.chartSeries3, strokeDasharray: '2 3' },
  toggle: { marginInlineStart: 'auto', fontWeight: tokens.fontWeightRegular },
  frame: { position: 'relative', minWidth: 0 },
  plot: { position: 'absolute', inset: 0, overflow: 'hidden' },
  drawing: {
    display: 'block',
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase200,
    fill: tokens.colorNeutralForeground2,
    ...tabularFigures,
  },
  axis: { fill: 'none', stroke: tokens.colorNeutralStroke1 },
  gridLines: { fill: 'none', stroke: tandemTokens.chartGrid },
  point: { stroke: 'none' },
  point1: { fill: tandemTokens.chartSeries1 },
  point2: { fill: tandemTokens.chartSeries2 },
  point3: { fill: tandemTokens.chartSeries3 },
  empty: { display: 'grid', placeItems: 'center', height: '100%' },
  skeleton: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    boxSizing: 'border-box',
    height: '100%',
    padding: plotInset,
    ...lateReveal,
  },
  skeletonLine: { height: '2px' },
  pointer: { position: 'absolute', inset: 0, outlineStyle: 'none', ...focusRing },
  marks: { display: 'block', pointerEvents: 'none' },
  guide: { stroke: tokens.colorNeutralStroke1, fill: 'none' },
  mark: { fill: tokens.colorNeutralBackground1, strokeWidth: '2', strokeDasharray: 'none' },
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
  tooltipDate: { ...typographyStyles.caption1Strong, marginBottom: tokens.spacingVerticalXS },
  tooltipRow: { display: 'flex', justifyContent: 'space-between', gap: tokens.spacingHorizontalL },
  tooltipLabel: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalSNudge,
    color: tokens.colorNeutralForeground2,
  },
  tooltipValue: { ...typographyStyles.caption1Strong, ...tabularFigures },
  tableFrame: { height: '100%', overflowY: 'auto', ...focusRing },
  table: { width: '100%', borderCollapse: 'separate', borderSpacing: 0, ...typographyStyles.body1 },
  columnHead: { ...head, textAlign: 'start' },
  figureHead: { ...head, textAlign: 'end' },
  row: { ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover } },
  rowHead: { ...cell, textAlign: 'start', fontWeight: tokens.fontWeightRegular },
  figure: { ...cell, ...tabularFigures, textAlign: 'end' },
})
