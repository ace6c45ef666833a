import { makeStyles, tokens } from '@fluentui/react-components'
import { column } from '@tandem/components/styles'

export const useFrameStyles = makeStyles({
  root: { ...column(), flexGrow: 1, backgroundColor: tokens.colorNeutralBackground2 },
  // A flex column, so that a page can fill the rest of the window.
  content: {
    ...column(),
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '1600px',
    // Lists take the whole width.
    ':has(> [data-wide-page])': { maxWidth: 'none' },
    // At the left also in the widest windows, so that all pages' titles are at one place.
    margin: 0,
    padding: tokens.spacingHorizontalXXL,
    flexGrow: 1,
    outlineStyle: 'none',
  },
})
