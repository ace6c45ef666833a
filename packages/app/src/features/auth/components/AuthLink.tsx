import { useRoutedAnchor } from '@tandem/components'
import { useAuthLinkStyles } from './components.styles.ts'

/** A link to another page that needs no session. */
export function AuthLink({ to, children }: { readonly to: string; readonly children: string }) {
  const styles = useAuthLinkStyles()
  const anchor = useRoutedAnchor(to)
  return (
    <a {...anchor} className={styles.root}>
      {children}
    </a>
  )
}
