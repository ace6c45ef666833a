import { Button, MenuButton } from '@fluentui/react-components'
import { ColumnTripleRegular } from '@fluentui/react-icons/svg/column-triple'
import { FilterBar, type FilterValues, lazyOverlay, lazyPart, usePopup } from '@tandem/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useEffect, useState } from 'react'
import { isOfflineError } from '../../api/online.ts'
import { reportError } from '../../api/reportError.ts'
import { type AnyList } from '../defineList.ts'
import { shownFilters, wantedFilters } from './filterValues.ts'
import { type ColumnTools } from '../columns/ListColumnsDialog.tsx'
import { listMessages } from '../messages.ts'
import { usePreload } from '../../page/whenIdle.ts'
import { useSearchText } from './useSearchText.ts'
import { useSavedViewsStyles } from './SavedViews.styles.ts'
import { BookmarkMultipleRegular } from '@fluentui/react-icons/svg/bookmark-multiple'

const menu = lazyPart(async () => (await import('./SavedViewsMenu.tsx')).SavedViewsMenu)
const ViewNameDialog = lazyOverlay(async () => (await import('./ViewNameDialog.tsx')).ViewNameDialog)

/** The menu that saves, renames and deletes views of a list, and copies links to views (LIST-39). */
function SavedViews({ list }: { readonly list: AnyList }) {
  const [naming, setNaming] = useState<'new' | 'own'>()
  const { buttonProps, popup } = usePopup(menu, { isMenu: true })
  return (
    <>
      <MenuButton icon={<BookmarkMultipleRegular />} {...buttonProps}>
        {listMessages.views.menu}
      </MenuButton>
      {popup?.draw({ ...popup.props, list, onName: setNaming })}
      {naming && <ViewNameDialog list={list} which={naming} onClose={() => setNaming(undefined)} />}
    </>
  )
}

const ViewTabList = lazyPart(async () => (await import('./ViewTabList.tsx')).ViewTabList)

function ViewTabs({ list }: { readonly list: AnyList }) {
  const styles = useSavedViewsStyles()
  const views = useAtomValue(list.atoms.savedViewsAtom)
  if (views.length === 0) return undefined
  return <ViewTabList list={list} fallback={<div className={styles.tabsPlace} />} />
}

const ListFilterDrawer = lazyOverlay(async () => (await import('./ListFilterDrawer.tsx')).ListFilterDrawer)
const ListColumnsDialog = lazyOverlay(async () => (await import('../columns/ListColumnsDialog.tsx')).ListColumnsDialog)

interface ListFiltersProps {
  readonly list: AnyList
  readonly columnTools: ColumnTools | undefined
  readonly viewSwitch?: ReactNode
  /** Default: true. */
  readonly hasColumns?: boolean
  readonly children: ReactNode
}

/** Search, filters, saved views and columns. Hidden in a list without rows (LIST-64), unless `hasColumns` is false. */
export function ListFilters(props: ListFiltersProps) {
  const { list, hasColumns = true } = props
  const isBlank = useAtomValue(list.atoms.isBlankAtom)
  return isBlank && hasColumns ? undefined : <Filters {...props} />
}

function Filters({ list, columnTools, viewSwitch, hasColumns = true, children }: ListFiltersProps) {
  const { atoms, texts } = list
  const filters = useAtomValue(atoms.filtersAtom)
  const search = useAtomValue(atoms.searchTextAtom)
  const definitions = useAtomValue(atoms.definitionsAtom)
  const { error } = useAtomValue(atoms.filterListAtom)
  const [opened, setOpened] = useState<'filters' | 'columns'>()
  const [wasOpened, setWasOpened] = useState<ReadonlySet<string>>(new Set())
  const changeView = useSetAtom(atoms.changeViewAtom)
  const changeFilters = (values: FilterValues) => changeView({ filters: wantedFilters(values) })
  // LIST-13: one entry in the history for the whole search.
  const { text, type } = useSearchText(search, (typed) =>
    changeView({ search: typed }, search === '' ? 'push' : 'replace'),
  )
  const open = (what: 'filters' | 'columns') => {
    setOpened(what)
    setWasOpened((before) => new Set([...before, what]))
  }
  const close = () => setOpened(undefined)
  // Loads the drawer's code after the rows, so that the code does not delay the rows.
  const hasRows = useAtomValue(atoms.countsAtom) !== undefined
  usePreload(ListFilterDrawer, hasRows)
  // Reports the error even if the user never opens the drawer that shows the error (LIST-15).
  useEffect(() => {
    if (error && !isOfflineError(error)) reportError(error, { source: 'response' })
  }, [error])
  return (
    <>
      <ViewTabs list={list} />
      <FilterBar
        searchLabel={texts.plural}
        search={text}
        onSearchChange={(_, data) => type(data.search)}
        filters={definitions ?? []}
        values={shownFilters(filters)}
        onValuesChange={(_, { values }) => changeFilters(values)}
        onFiltersOpen={() => open('filters')}
      >
        {viewSwitch}
        <SavedViews list={list} />
        {hasColumns && (
          <Button icon={<ColumnTripleRegular />} onClick={() => open('columns')}>
            {listMessages.columns}
          </Button>
        )}
        {children}
      </FilterBar>
      {/* While this element exists, `besideFilters` in list.styles.ts moves the list. */}
      {opened === 'filters' && <span hidden data-filters-open="" />}
      {wasOpened.has('filters') && (
        <ListFilterDrawer list={list} isOpen={opened === 'filters'} onClose={close} onApply={changeFilters} />
      )}
      {wasOpened.has('columns') && (
        <ListColumnsDialog list={list} isOpen={opened === 'columns'} onClose={close} tools={columnTools} />
      )}
    </>
  )
}
