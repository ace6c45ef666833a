import { makeStyles, tokens } from '@fluentui/react-components'
import { column, plainList, row } from '@tandem/components/styles'

export const useMemberProfilesStyles = makeStyles({
  root: column(tokens.spacingVerticalL),
  help: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  list: { ...column(), ...plainList },
  profile: {
    ...row(tokens.spacingHorizontalM),
    minHeight: '48px',
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke3}`,
  },
  name: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  skeleton: { height: '48px' },
})
