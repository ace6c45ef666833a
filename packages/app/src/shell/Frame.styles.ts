import { makeStyles, tokens } from '@fluentui/react-components'
import { tandemTokens } from '@tandem/components'

export const useFrameStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', flexGrow: 1, backgroundColor: tokens.colorNeutralBackground2 },
  barPlace: {
    boxSizing: 'border-box',
    height: tandemTokens.sizeTopBar,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  // A flex column, so that a page may fill what is left of the window.
  content: {
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '1600px',
    // Lists use all of the window.
    ':has(> [data-wide-page])': { maxWidth: 'none' },
    margin: '0 auto',
    padding: tokens.spacingHorizontalXXL,
    flexGrow: 1,
    outlineStyle: 'none',
  },
})
