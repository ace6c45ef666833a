import { makeStyles, tokens } from '@fluentui/react-components'
import { column, lateReveal, oneLine, tabularFigures } from '../../theme/styleFragments.ts'
import { tandemTokens } from '../../theme/tandemTokens.ts'

export const useConversionBarStyles = makeStyles({
  table: { tableLayout: 'fixed' },
  head: { height: '32px', boxSizing: 'border-box', paddingBlock: 0 },
  stageColumn: { paddingInlineStart: tokens.spacingHorizontalS, paddingInlineEnd: 0 },
  stage: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
  },
  countColumn: { width: '92px' },
  shareColumn: { width: '132px', paddingInlineEnd: tokens.spacingHorizontalS },
  row: { height: '36px' },
  marked: { backgroundColor: tokens.colorSubtleBackgroundHover },
  name: oneLine,
  track: {
    position: 'relative',
    height: '20px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    overflow: 'hidden',
  },
  before: { position: 'absolute', insetBlock: 0, left: 0, backgroundColor: tandemTokens.chartLost },
  reached: {
    position: 'absolute',
    insetBlock: 0,
    left: 0,
    minWidth: '2px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tandemTokens.chartSeries1,
  },
  none: { minWidth: 0 },
  swatch: { width: '12px', height: '12px', flexShrink: 0, borderRadius: tokens.borderRadiusSmall },
  swatchReached: { backgroundColor: tandemTokens.chartSeries1 },
  swatchBefore: { backgroundColor: tandemTokens.chartLost },
  share: { ...tabularFigures, fontWeight: tokens.fontWeightSemibold },
  skeleton: { ...column(), justifyContent: 'space-around', height: '100%', ...lateReveal },
  skeletonLine: { height: '20px' },
})
