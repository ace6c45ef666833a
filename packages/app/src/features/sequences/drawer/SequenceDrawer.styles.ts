import { makeStyles, tokens } from '@fluentui/react-components'

export const useSequenceDrawerStyles = makeStyles({
  dashboard: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalM,
  },
  about: {
    display: 'flex',
    flex: '1 1 200px',
    minWidth: 0,
    gap: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground2,
  },
  client: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  actions: { display: 'flex', gap: tokens.spacingHorizontalS },
})
