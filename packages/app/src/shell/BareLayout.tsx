import { Outlet } from 'react-router-dom'
import { contentId } from './useArrival.ts'
import { useBareLayoutStyles } from './BareLayout.styles.ts'

/** A page without navigation bar and notices. */
export function BareLayout() {
  const styles = useBareLayoutStyles()
  return (
    <main id={contentId} tabIndex={-1} className={styles.root}>
      <Outlet />
    </main>
  )
}
