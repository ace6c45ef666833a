import { type GriffelStyle, makeStyles, tokens } from '@fluentui/react-components'

const dropLine: GriffelStyle = {
  content: '""',
  position: 'absolute',
  left: 0,
  right: 0,
  height: '2px',
  backgroundColor: tokens.colorBrandStroke1,
}

export const useColumnsDialogStyles = makeStyles({
  surface: { maxWidth: '480px' },
  list: {
    display: 'flex',
    flexDirection: 'column',
    maxHeight: '52vh',
    margin: 0,
    padding: 0,
    overflowY: 'auto',
    listStyleType: 'none',
  },
  item: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    minHeight: '40px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  dragged: { opacity: 0.5 },
  handle: { display: 'flex', '& > button': { cursor: 'grab' }, '& > button:active': { cursor: 'grabbing' } },
  label: { flexGrow: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // Where the dragged column would land.
  above: { '::before': { ...dropLine, top: 0 } },
  below: { '::after': { ...dropLine, bottom: 0 } },
  add: { marginTop: tokens.spacingVerticalM },
})
