import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { lateReveal } from '../theme/styleFragments.ts'

export const useConversationListStyles = makeStyles({
  root: {
    position: 'relative',
    height: '100%',
    minHeight: 0,
    minWidth: 0,
    overflowX: 'hidden',
    overflowY: 'auto',
    overflowAnchor: 'none',
    contain: 'strict',
  },
  centered: { display: 'flex', alignItems: 'center', justifyContent: 'center' },
  content: { position: 'relative', width: '100%' },
  row: { position: 'absolute', top: 0, left: 0, width: '100%', boxSizing: 'border-box', padding: `0 ${tokens.spacingHorizontalXS}` },
  edge: {
    position: 'absolute',
    left: 0,
    right: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground2,
    ...typographyStyles.caption1,
  },
  topEdge: { top: 0 },
  bottomEdge: { bottom: 0 },
  still: { overflowY: 'hidden' },
  skeletons: { paddingInline: tokens.spacingHorizontalXS, ...lateReveal },
  skeleton: { display: 'flex', gap: tokens.spacingHorizontalM, padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}` },
  skeletonLines: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, flexGrow: 1 },
  avatar: { flexShrink: 0 },
})
