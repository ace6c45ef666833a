import { makeStyles, tokens } from '@fluentui/react-components'

export const useCallsViewSwitchStyles = makeStyles({
  root: { display: 'flex', gap: tokens.spacingHorizontalXXS, marginInlineEnd: tokens.spacingHorizontalS },
})
