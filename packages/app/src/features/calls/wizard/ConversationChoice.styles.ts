import { makeStyles, tokens } from '@fluentui/react-components'

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const useConversationChoiceStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  search: { width: '100%', maxWidth: '420px' },
  chosen: { margin: 0, color: tokens.colorNeutralForeground2 },
  list: { width: '100%' },
  option: {
    display: 'flex',
    width: '100%',
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  label: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0, cursor: 'pointer' },
  line: { display: 'flex', alignItems: 'baseline', gap: tokens.spacingHorizontalM, minWidth: 0 },
  name: {
    flexShrink: 0,
    maxWidth: '50%',
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    ...oneLine,
  },
  work: { minWidth: 0, color: tokens.colorNeutralForeground3, ...oneLine },
  message: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    ...oneLine,
  },
  skeletons: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
})
