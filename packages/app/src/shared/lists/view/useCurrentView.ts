import { columnKey } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { type AnyList } from '../defineList.ts'
import { currentView, isPlainView, savedQuery } from './savedViews.ts'

/** The saved views of a list, and the one that it shows. */
export function useCurrentView({ atoms }: Pick<AnyList, 'atoms'>) {
  const view = useAtomValue(atoms.viewAtom)
  const chosen = useAtomValue(atoms.chosenColumnsAtom)
  const views = useAtomValue(atoms.savedViewsAtom)
  const shown = (chosen ?? []).filter(({ isEnabled }) => isEnabled).map(({ column }) => columnKey(column))
  /** The view as it would be saved now. */
  const query = savedQuery(view, shown)
  return { views, query, current: currentView(views, view.name, query), isPlain: isPlainView(view), name: view.name }
}
