import { useRoutedAnchor } from '@tandem/components'

import { makeStyles, tokens } from '@fluentui/react-components'
import { focusOutline } from '@tandem/components/styles'

const useAuthLinkStyles = makeStyles({
  root: {
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    ':focus-visible': focusOutline,
  },
})

/** A text link on a page that needs no session. */
export function AuthLink({ to, children }: { readonly to: string; readonly children: string }) {
  const styles = useAuthLinkStyles()
  const anchor = useRoutedAnchor(to)
  return (
    <a {...anchor} className={styles.root}>
      {children}
    </a>
  )
}
