import { makeStyles, tokens } from '@fluentui/react-components'

export const useHealthLineStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    minHeight: '28px',
    margin: 0,
    color: tokens.colorNeutralForeground2,
  },
  icon: { display: 'inline-flex', flexShrink: 0 },
  fine: { color: tokens.colorStatusSuccessForeground1 },
  waiting: { color: tokens.colorNeutralForeground3 },
  stopped: { color: tokens.colorStatusWarningForeground1 },
})
