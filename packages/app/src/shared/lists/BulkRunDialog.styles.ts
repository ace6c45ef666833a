import { makeStyles, tokens } from '@fluentui/react-components'

export const useBulkRunDialogStyles = makeStyles({
  // What is done in a moment shows no progress.
  late: {
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDuration: tokens.durationNormal,
    animationDelay: '300ms',
    animationFillMode: 'both',
  },
  progress: { maxWidth: '420px' },
  summary: { maxWidth: '520px' },
})
