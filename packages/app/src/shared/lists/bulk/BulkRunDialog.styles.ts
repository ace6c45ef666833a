import { makeStyles, tokens } from '@fluentui/react-components'

export const useBulkRunDialogStyles = makeStyles({
  summary: { maxWidth: '520px' },
  blocked: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    margin: 0,
    paddingInlineStart: tokens.spacingHorizontalXL,
  },
})
