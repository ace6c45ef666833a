import { makeStyles, tokens } from '@fluentui/react-components'

export const useProgressDialogStyles = makeStyles({
  small: { maxWidth: '420px' },
  // Appears late: a task that ends at once shows no progress.
  late: {
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDuration: tokens.durationNormal,
    animationDelay: '300ms',
    animationFillMode: 'both',
  },
})
