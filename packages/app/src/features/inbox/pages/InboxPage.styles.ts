import { makeStyles, tokens } from '@fluentui/react-components'
import { column, surface } from '@tandem/components/styles'

export const useInboxPageStyles = makeStyles({
  // Fills the rest of the window; its columns scroll, the page does only in low windows.
  root: { ...column(), flexGrow: 1, flexBasis: 0, minWidth: 0, minHeight: '440px' },
  title: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  surface: { display: 'flex', flex: '1 1 0', minHeight: 0, overflow: 'hidden', ...surface },
  list: {
    ...column(),
    flex: '0 0 360px',
    boxSizing: 'border-box',
    minHeight: 0,
    borderRight: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 1439px)': { flex: '0 0 320px' },
  },
  ready: { display: 'flex', flex: '1 1 0', alignItems: 'center', justifyContent: 'center' },
  shortcuts: {
    display: 'flex',
    padding: tokens.spacingHorizontalXS,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
})
