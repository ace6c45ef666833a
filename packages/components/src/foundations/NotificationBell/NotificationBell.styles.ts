import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { column, countMark, lateReveal, plainList, quietBody } from '../../theme/styleFragments.ts'

export const useNotificationBellStyles = makeStyles({
  // The margin has space for a long count.
  bell: { position: 'relative', overflow: 'visible', marginInlineEnd: tokens.spacingHorizontalS },
  count: {
    ...countMark,
    position: 'absolute',
    top: '-2px',
    insetInlineStart: '16px',
    backgroundColor: tokens.colorStatusDangerBackground3,
  },
  surface: {
    ...column(),
    boxSizing: 'border-box',
    width: '400px',
    maxWidth: '100vw',
    maxHeight: 'min(640px, 80vh)',
    padding: tokens.spacingHorizontalS,
    outlineStyle: 'none',
  },
  title: {
    ...typographyStyles.subtitle2,
    margin: 0,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
  },
  empty: {
    ...quietBody,
    margin: 0,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalL}`,
  },
  list: { ...plainList, overflowY: 'auto' },
  inbox: { flexShrink: 0, marginTop: tokens.spacingVerticalS, color: tokens.colorBrandForegroundLink },
  skeleton: lateReveal,
  skeletonCard: {
    display: 'flex',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
  },
  skeletonLines: { ...column(tokens.spacingVerticalXS), flexGrow: 1 },
})
