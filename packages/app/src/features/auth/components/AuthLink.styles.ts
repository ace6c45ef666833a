import { makeStyles, tokens } from '@fluentui/react-components'
import { focusOutline } from '@tandem/components/styles'

export const useAuthLinkStyles = makeStyles({
  root: {
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    ':focus-visible': focusOutline,
  },
})
