import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { centered, column, lateReveal, plainList, quietBody, tabularFigures } from '../../theme/styleFragments.ts'

export const useNotificationBellStyles = makeStyles({
  bell: {
    position: 'relative',
    overflow: 'visible',
    minWidth: '32px',
    paddingInline: tokens.spacingHorizontalSNudge,
    gap: 0,
  },
  count: {
    position: 'absolute',
    top: '-2px',
    insetInlineStart: '16px',
    ...centered,
    boxSizing: 'border-box',
    minWidth: '16px',
    height: '16px',
    paddingInline: tokens.spacingHorizontalXS,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorStatusDangerBackground3,
    color: tokens.colorNeutralForegroundOnBrand,
    ...typographyStyles.caption2Strong,
    ...tabularFigures,
  },
  surface: {
    display: 'flex',
    flexDirection: 'column',
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
