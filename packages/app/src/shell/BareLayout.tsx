import { Outlet } from 'react-router-dom'
import { contentId } from './useArrival.ts'
import { makeStyles, tokens } from '@fluentui/react-components'
import { column } from '@tandem/components/styles'

const useBareLayoutStyles = makeStyles({
  root: { ...column(), flexGrow: 1, backgroundColor: tokens.colorNeutralBackground2, outlineStyle: 'none' },
})

/** A page without navigation bar and notices. */
export function BareLayout() {
  const styles = useBareLayoutStyles()
  return (
    <main id={contentId} tabIndex={-1} className={styles.root}>
      <Outlet />
    </main>
  )
}
