import { makeStyles } from '@fluentui/react-components'

export const useCellEditorStyles = makeStyles({ root: { width: '100%', minWidth: 0 } })
