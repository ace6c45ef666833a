import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'

export const useListDialogStyles = makeStyles({
  small: { maxWidth: '420px' },
  viewButton: { maxWidth: '240px' },
  viewName: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  menu: { maxWidth: '320px', maxHeight: '60dvh', overflowY: 'auto' },
  hint: {
    ...typographyStyles.caption1,
    margin: 0,
    padding: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground2,
  },
  summary: { maxWidth: '520px' },
  // What is done in a moment shows no progress.
  late: {
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDuration: tokens.durationNormal,
    animationDelay: '300ms',
    animationFillMode: 'both',
  },
})
