import { lazyPart } from '@tandem/components'
import { useAtomValue } from 'jotai'
import { type AnyList } from '../defineList.ts'
import { useSavedViewsStyles } from './SavedViews.styles.ts'

const ViewTabList = lazyPart(async () => (await import('./ViewTabList.tsx')).ViewTabList)

/** The tabs of the saved views; nothing while there are none. */
export function ViewTabs({ list }: { readonly list: AnyList }) {
  const styles = useSavedViewsStyles()
  const views = useAtomValue(list.atoms.savedViewsAtom)
  if (views.length === 0) return undefined
  return <ViewTabList list={list} fallback={<div className={styles.tabsPlace} />} />
}
