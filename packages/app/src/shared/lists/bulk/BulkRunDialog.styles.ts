import { makeStyles } from '@fluentui/react-components'

export const useBulkRunDialogStyles = makeStyles({ summary: { maxWidth: '520px' } })
