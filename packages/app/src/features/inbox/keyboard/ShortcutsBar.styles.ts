import { makeStyles, tokens } from '@fluentui/react-components'

export const useShortcutsBarStyles = makeStyles({
  root: {
    display: 'flex',
    padding: tokens.spacingHorizontalXS,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
})
