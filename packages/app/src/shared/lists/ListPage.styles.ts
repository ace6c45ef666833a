import { makeStyles, tokens } from '@fluentui/react-components'

export const useListPageStyles = makeStyles({
  // Fills the rest of the window and scrolls inside. In low windows the page scrolls.
  root: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    flexBasis: 0,
    gap: tokens.spacingVerticalL,
    minWidth: 0,
    minHeight: '440px',
  },
  surface: {
    position: 'relative',
    flexGrow: 1,
    flexBasis: 0,
    minHeight: 0,
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow2,
  },
  table: { position: 'absolute', inset: 0 },
})
