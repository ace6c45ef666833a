import { columnKey } from '@tandem/contract'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { environmentAtom } from '../../api/environment.ts'
import { pathnameAtom } from '../../router/search.ts'
import { showToastAtom } from '../../toast/toasts.ts'
import { type AnyList } from '../defineList.ts'
import { listMessages } from '../messages.ts'
import { writeParams } from './listView.ts'
import { currentView, isPlainView, linkQuery, type SavedView, savedQuery } from './savedViews.ts'

const texts = listMessages.views

/** The saved views of a list, with their actions. */
export function useSavedViews({ atoms, urlPrefix = '' }: Pick<AnyList, 'atoms' | 'urlPrefix'>) {
  const view = useAtomValue(atoms.viewAtom)
  const chosen = useAtomValue(atoms.chosenColumnsAtom)
  const [views, setViews] = useAtom(atoms.savedViewsAtom)
  const { basename } = useAtomValue(environmentAtom)
  const pathname = useAtomValue(pathnameAtom)
  const showToast = useSetAtom(showToastAtom)
  const showQuery = useSetAtom(atoms.showQueryAtom)
  const show = (view: Pick<SavedView, 'name' | 'query'>) => showQuery(linkQuery(view))
  const replace = (changed: SavedView) =>
    setViews((stored) => stored.map((each) => (each.id === changed.id ? changed : each)))
  const shown = (chosen ?? []).filter(({ isEnabled }) => isEnabled).map(({ column }) => columnKey(column))
  /** The present view, in the format of a saved view. */
  const query = savedQuery(view, shown)
  return {
    views,
    query,
    current: currentView(views, view.name, query),
    isPlain: isPlainView(view),
    name: view.name,
    apply: (id: string | undefined) => {
      const wanted = views.find((view) => view.id === id)
      if (wanted) show(wanted)
    },
    save: (name: string, query: string) => {
      setViews((stored) => [...stored, { id: crypto.randomUUID(), name, query }])
      show({ name, query })
      showToast({ intent: 'success', title: texts.saved(name) })
    },
    update: (view: SavedView, query: string) => {
      replace({ ...view, query })
      show({ name: view.name, query })
      showToast({ intent: 'success', title: texts.saved(view.name) })
    },
    rename: (view: SavedView, name: string) => {
      replace({ ...view, name })
      show({ name, query: view.query })
    },
    remove: (view: SavedView) => {
      setViews((stored) => stored.filter(({ id }) => id !== view.id))
      const undo = () => setViews((stored) => [...stored.filter(({ id }) => id !== view.id), view])
      showToast({
        intent: 'info',
        title: texts.deleted(view.name),
        action: { label: listMessages.undo, onClick: undo },
      })
    },
    copyLink: async (name: string | undefined, query: string) => {
      const linked = name === undefined ? query : linkQuery({ name, query })
      const search = writeParams('', urlPrefix, new URLSearchParams(linked))
      const link = `${window.location.origin}${basename === '/' ? '' : basename}${pathname}${search}`
      try {
        await navigator.clipboard.writeText(link)
        showToast({ intent: 'success', title: texts.linkCopied })
      } catch {
        showToast({ intent: 'error', title: texts.linkNotCopied, text: link })
      }
    },
  }
}
