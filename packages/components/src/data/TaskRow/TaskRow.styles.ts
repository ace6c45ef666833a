import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import {
  column,
  inlineRow,
  lateReveal,
  linkTile,
  oneLine,
  quietBody,
  quietCaption,
  row,
  tabularFigures,
} from '../../theme/styleFragments.ts'
import { tandemTokens } from '../../theme/tandemTokens.ts'

export const useTaskRowStyles = makeStyles({
  root: { ...row(tokens.spacingHorizontalS), minWidth: 0 },
  link: { ...linkTile, padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS}` },
  content: { ...column(tokens.spacingVerticalXXS), flex: '1 1 0', minWidth: 0 },
  label: { ...quietBody, ...oneLine },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalM,
    minHeight: tokens.lineHeightBase400,
  },
  headline: { ...inlineRow(tokens.spacingHorizontalXS), ...typographyStyles.subtitle2, ...tabularFigures },
  waiting: { color: tokens.colorStatusWarningForeground1 },
  done: { color: tokens.colorStatusSuccessForeground1 },
  check: { flexShrink: 0 },
  figures: { ...quietCaption, ...tabularFigures },
  track: {
    display: 'block',
    height: '4px',
    marginTop: tokens.spacingVerticalXS,
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground6,
  },
  share: {
    display: 'block',
    height: '100%',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tandemTokens.chartSeries1,
  },
  shareDone: { backgroundColor: tokens.colorStatusSuccessForeground1 },
  chevron: { flexShrink: 0, color: tokens.colorNeutralForeground3 },
  skeleton: { ...lateReveal, alignItems: 'center' },
  skeletonHeadline: { display: 'block', width: '96px', height: '16px' },
  skeletonFigures: { display: 'block', width: '40px', height: '12px' },
})
