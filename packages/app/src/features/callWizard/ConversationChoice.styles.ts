import { makeStyles, tokens } from '@fluentui/react-components'
import { column, oneLine } from '@tandem/components/styles'

export const useConversationChoiceStyles = makeStyles({
  root: column(tokens.spacingVerticalM),
  search: { width: '100%', maxWidth: '420px' },
  chosen: { margin: 0, color: tokens.colorNeutralForeground2 },
  list: { width: '100%' },
  option: {
    display: 'flex',
    width: '100%',
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  label: { ...column(), flexGrow: 1, minWidth: 0, cursor: 'pointer' },
  line: { display: 'flex', alignItems: 'baseline', gap: tokens.spacingHorizontalM, minWidth: 0 },
  name: {
    flexShrink: 0,
    maxWidth: '50%',
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    ...oneLine,
  },
  work: { color: tokens.colorNeutralForeground3, ...oneLine },
  message: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    ...oneLine,
  },
  skeletons: column(tokens.spacingVerticalM),
})
