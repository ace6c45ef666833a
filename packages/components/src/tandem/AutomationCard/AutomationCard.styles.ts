import { type GriffelStyle, makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import {
  column,
  inlineRow,
  lateReveal,
  quietCaption,
  row,
  surface,
  tabularFigures,
} from '../../theme/styleFragments.ts'
import { tandemTokens } from '../../theme/tandemTokens.ts'

const marker: GriffelStyle = { width: '8px', height: '8px', borderRadius: tokens.borderRadiusCircular, flexShrink: 0 }

export const useAutomationCardStyles = makeStyles({
  root: { ...surface, ...column(tokens.spacingVerticalM), minWidth: 0, padding: tokens.spacingHorizontalL },
  head: { display: 'flex', alignItems: 'flex-start', gap: tokens.spacingHorizontalM },
  icon: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '40px',
    height: '40px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
  },
  texts: { minWidth: 0 },
  title: { display: 'block', margin: 0, overflowWrap: 'anywhere' },
  description: { ...quietCaption, margin: 0 },
  track: {
    height: '4px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground6,
  },
  share: { height: '100%', backgroundColor: tandemTokens.chartSeries1 },
  rows: { ...column(tokens.spacingVerticalS), margin: 0 },
  row: { ...row(tokens.spacingHorizontalM), justifyContent: 'space-between', ...typographyStyles.body1 },
  term: { ...inlineRow(tokens.spacingHorizontalS), color: tokens.colorNeutralForeground2 },
  // Fills the row, because the loading placeholder takes its width from this element.
  value: { ...typographyStyles.body1Strong, ...tabularFigures, flexGrow: 1, margin: 0, textAlign: 'end' },
  aiMarker: { ...marker, backgroundColor: tandemTokens.chartSeries1 },
  manualMarker: { ...marker, backgroundColor: tokens.colorNeutralStroke1 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, marginTop: 'auto' },
  skeleton: lateReveal,
  skeletonValue: {
    width: '48px',
    height: '16px',
    marginBlock: tokens.spacingVerticalXXS,
    marginInlineStart: 'auto',
  },
})
