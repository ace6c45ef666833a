import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { column, quietCaption } from '../../theme/styleFragments.ts'

export const useLabelledSwitchStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalL,
    minWidth: 0,
  },
  texts: { ...column(), minWidth: 0, paddingBlock: tokens.spacingVerticalSNudge, overflowWrap: 'anywhere' },
  label: { ...typographyStyles.body1, cursor: 'pointer' },
  disabled: { color: tokens.colorNeutralForegroundDisabled, cursor: 'default' },
  control: { flexShrink: 0 },
  description: quietCaption,
})
