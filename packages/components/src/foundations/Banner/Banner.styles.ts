import { makeStyles, tokens } from '@fluentui/react-components'

export const useBannerStyles = makeStyles({
  root: { paddingInline: tokens.spacingHorizontalXXL, borderInlineWidth: 0 },
})
