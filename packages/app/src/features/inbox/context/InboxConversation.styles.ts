import { makeStyles, tokens } from '@fluentui/react-components'

/** The context folds into a button below this width of the window. */
const folded = '@media (max-width: 1279px)'

export const useInboxConversationStyles = makeStyles({
  column: {
    flex: '0 0 320px',
    '@media (max-width: 1439px)': { flex: '0 0 280px' },
    boxSizing: 'border-box',
    minHeight: 0,
    overflowY: 'auto',
    padding: tokens.spacingHorizontalL,
    borderLeft: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    [folded]: { display: 'none' },
  },
  unfold: { display: 'none', [folded]: { display: 'inline-flex' } },
})
