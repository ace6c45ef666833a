import { makeStyles, tokens } from '@fluentui/react-components'

export const useImportRowListStyles = makeStyles({
  root: {
    minHeight: 0,
    overflowY: 'auto',
    outlineOffset: '-2px',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  content: { position: 'relative', width: '100%' },
  row: { position: 'absolute', top: 0, left: 0, width: '100%' },
})
