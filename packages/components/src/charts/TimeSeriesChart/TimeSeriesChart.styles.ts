import { type GriffelStyle, makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { column, focusOutline, lateReveal, tabularFigures } from '../../theme/styleFragments.ts'
import { tandemTokens } from '../../theme/tandemTokens.ts'
import { plotPadding } from './chartGeometry.ts'

const plotInset = `${plotPadding.top}px ${plotPadding.right}px ${plotPadding.bottom}px ${plotPadding.left}px`

const focusRing: GriffelStyle = {
  ':focus-visible': { ...focusOutline, borderRadius: tokens.borderRadiusMedium },
}
export const useTimeSeriesChartStyles = makeStyles({
  sample: { display: 'block', width: '20px', height: '8px', flexShrink: 0, fill: 'none', strokeWidth: '2' },
  line1: { stroke: tandemTokens.chartSeries1 },
  line2: { stroke: tandemTokens.chartSeries2, strokeDasharray: '7 3' },
  line3: { stroke: tandemTokens.chartSeries3, strokeDasharray: '2 3' },
  earlier: { stroke: tokens.colorNeutralStrokeAccessible, strokeWidth: '1.5', strokeDasharray: '5 4' },
  barSample: { strokeWidth: '8', strokeDasharray: 'none' },
  toggle: { marginInlineStart: 'auto', fontWeight: tokens.fontWeightRegular },
  plot: { position: 'absolute', inset: 0, overflow: 'hidden', ...tabularFigures },
  skeleton: {
    ...column(),
    justifyContent: 'space-between',
    boxSizing: 'border-box',
    height: '100%',
    padding: plotInset,
    ...lateReveal,
  },
  skeletonLine: { height: '2px' },
  marks: { display: 'block', pointerEvents: 'none' },
  dayLine: {
    position: 'absolute',
    borderInlineStartWidth: tokens.strokeWidthThick,
    borderInlineStartStyle: 'dashed',
    borderInlineStartColor: tokens.colorNeutralStrokeAccessible,
  },
  dayLabel: {
    position: 'absolute',
    marginInline: tokens.spacingHorizontalXS,
    paddingInline: tokens.spacingHorizontalXS,
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralBackground1,
    ...typographyStyles.caption1Strong,
    whiteSpace: 'nowrap',
  },
  dayName: { marginInlineStart: tokens.spacingHorizontalS, color: tokens.colorNeutralForeground2 },
  guide: { stroke: tokens.colorNeutralStroke1, fill: 'none' },
  mark: { fill: tokens.colorNeutralBackground1, strokeWidth: '2', strokeDasharray: 'none' },
  tableFrame: { height: '100%', overflowY: 'auto', ...focusRing },
  tableHead: { position: 'sticky', top: 0, backgroundColor: tokens.colorNeutralBackground2 },
  row: { ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover } },
})
