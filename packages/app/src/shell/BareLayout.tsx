import { makeStyles, tokens } from '@fluentui/react-components'
import { Outlet } from 'react-router-dom'
import { contentId } from './useArrival.ts'

const useStyles = makeStyles({
  root: { boxSizing: 'border-box', minHeight: '100dvh', backgroundColor: tokens.colorNeutralBackground2, outlineStyle: 'none' },
})

/** A page without the app around it. */
export function BareLayout() {
  const styles = useStyles()
  return (
    <main id={contentId} tabIndex={-1} className={styles.root}>
      <Outlet />
    </main>
  )
}
