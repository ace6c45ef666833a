import { makeStyles, tokens } from '@fluentui/react-components'

export const useStandingStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM, minWidth: 0, width: '100%' },
  status: { flexShrink: 0, width: '88px' },
})
