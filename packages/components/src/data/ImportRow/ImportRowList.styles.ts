import { makeStyles, tokens } from '@fluentui/react-components'
import { virtualRow } from '../../theme/styleFragments.ts'

export const useImportRowListStyles = makeStyles({
  root: {
    minHeight: 0,
    overflowY: 'auto',
    outlineOffset: '-2px',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  content: { position: 'relative', width: '100%' },
  row: virtualRow,
})
