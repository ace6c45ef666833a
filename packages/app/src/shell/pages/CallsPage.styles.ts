import { makeStyles, tokens } from '@fluentui/react-components'

export const useCallsPageStyles = makeStyles({
  views: { display: 'flex', gap: tokens.spacingHorizontalXXS, marginInlineEnd: tokens.spacingHorizontalS },
})
