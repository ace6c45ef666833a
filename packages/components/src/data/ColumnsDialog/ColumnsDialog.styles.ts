import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'

export const useColumnsDialogStyles = makeStyles({
  surface: { maxWidth: '520px' },
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
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    minHeight: '40px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  label: { flexGrow: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  rename: { flexGrow: 1, minWidth: 0 },
  renameLine: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  renameField: { flexGrow: 1, minWidth: 0 },
  renameInput: { minWidth: 0, width: '100%' },
  renameError: {
    ...typographyStyles.caption1,
    color: tokens.colorStatusDangerForeground1,
    ':empty': { display: 'none' },
  },
  add: { marginTop: tokens.spacingVerticalM },
})
