import { makeStyles, tokens } from '@fluentui/react-components'
import { column, lateReveal, virtualRow } from '../../theme/styleFragments.ts'

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
  row: { ...virtualRow, boxSizing: 'border-box', padding: `0 ${tokens.spacingHorizontalXS}` },
  waiting: {
    position: 'sticky',
    top: tokens.spacingVerticalS,
    zIndex: 1,
    display: 'flex',
    justifyContent: 'center',
    height: 0,
    overflow: 'visible',
    '& > button': { boxShadow: tokens.shadow8 },
  },
  still: { overflowY: 'hidden' },
  skeletons: { paddingInline: tokens.spacingHorizontalXS, ...lateReveal },
  skeleton: {
    display: 'flex',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
  },
  skeletonLines: { ...column(tokens.spacingVerticalS), flexGrow: 1 },
  avatar: { flexShrink: 0 },
})
