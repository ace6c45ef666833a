import { makeStyles, tokens } from '@fluentui/react-components'

export const useSequenceStandingStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minWidth: 0 },
  sequence: { display: 'flex', minWidth: 0 },
  standing: { flexShrink: 0, color: tokens.colorNeutralForeground3 },
})
