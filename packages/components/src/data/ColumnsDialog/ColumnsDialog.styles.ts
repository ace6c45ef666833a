import { makeStyles, tokens } from '@fluentui/react-components'
import { column, errorCaption, oneLine, plainList, row } from '../../theme/styleFragments.ts'

export const useColumnsDialogStyles = makeStyles({
  surface: { maxWidth: '520px' },
  list: { ...column(), maxHeight: '52vh', ...plainList, overflowY: 'auto' },
  item: {
    ...row(tokens.spacingHorizontalXS),
    minHeight: '40px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  label: { flexGrow: 1, ...oneLine },
  rename: { flexGrow: 1, minWidth: 0 },
  renameLine: row(tokens.spacingHorizontalXS),
  renameField: { flexGrow: 1, minWidth: 0 },
  renameInput: { minWidth: 0, width: '100%' },
  renameError: { ...errorCaption, ':empty': { display: 'none' } },
  add: { marginTop: tokens.spacingVerticalM },
})
