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
})
