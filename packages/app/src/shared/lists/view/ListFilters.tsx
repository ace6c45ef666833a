import { Button } from '@fluentui/react-components'
import { ColumnTripleRegular } from '@fluentui/react-icons/svg/column-triple'
import { FilterBar, type FilterValues } from '@tandem/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, Suspense, lazy, startTransition, useEffect, useOptimistic, useState } from 'react'
import { type AnyList } from '../defineList.ts'
import { shownFilters, wantedFilters } from './filterValues.ts'
import { type ColumnTools } from '../columns/ListColumnsDialog.tsx'
import { listMessages } from '../messages.ts'
import { SavedViews } from './SavedViews.tsx'
import { useSearchText } from './useSearchText.ts'

const ListFilterDrawer = lazy(async () => ({ default: (await import('./ListFilterDrawer.tsx')).ListFilterDrawer }))
const ListColumnsDialog = lazy(async () => ({
  default: (await import('../columns/ListColumnsDialog.tsx')).ListColumnsDialog,
}))

interface ListFiltersProps {
  readonly list: AnyList
  readonly columnTools: ColumnTools | undefined
  /** First in the line of buttons. */
  readonly toolbar: ReactNode
  /** Last in it. */
  readonly children: ReactNode
}

/** Search, filters and what else decides what a list shows. */
export function ListFilters({ list, columnTools, toolbar, children }: ListFiltersProps) {
  const { atoms, texts } = list
  const filters = useAtomValue(atoms.filtersAtom)
  const search = useAtomValue(atoms.searchTextAtom)
  const definitions = useAtomValue(atoms.definitionsAtom)
  const filtersError = useAtomValue(atoms.filtersQueryAtom).error
  const [opened, setOpened] = useState<'filters' | 'columns'>()
  const [wasOpened, setWasOpened] = useState<ReadonlySet<string>>(new Set())
  const changeView = useSetAtom(list.atoms.changeViewAtom)
  const [shown, show] = useOptimistic(shownFilters(filters))
  // Tags change and the drawer closes at once; the list follows in a drawing of its own.
  const changeFilters = (values: FilterValues) =>
    startTransition(() => {
      show(values)
      changeView({ filters: wantedFilters(values) })
    })
  const { text, type } = useSearchText(search, (typed) => changeView({ search: typed }, 'replace'))
  const open = (what: 'filters' | 'columns') => {
    setOpened(what)
    setWasOpened((before) => new Set([...before, what]))
  }
  const close = () => setOpened(undefined)
  // A list without its filters is a list still (document 1, section 8: logged only).
  useEffect(() => {
    if (filtersError) reportError(filtersError)
  }, [filtersError])
  return (
    <>
      <FilterBar
        searchLabel={texts.plural}
        search={text}
        onSearchChange={(_, data) => type(data.search)}
        filters={definitions ?? []}
        values={shown}
        onValuesChange={(_, { values }) => changeFilters(values)}
        onFiltersOpen={() => open('filters')}
      >
        {toolbar}
        <SavedViews list={list} />
        <Button icon={<ColumnTripleRegular />} onClick={() => open('columns')}>
          {listMessages.columns}
        </Button>
        {children}
      </FilterBar>
      <Suspense>
        {wasOpened.has('filters') && (
          <ListFilterDrawer list={list} isOpen={opened === 'filters'} onClose={close} onApply={changeFilters} />
        )}
        {wasOpened.has('columns') && (
          <ListColumnsDialog list={list} isOpen={opened === 'columns'} onClose={close} tools={columnTools} />
        )}
      </Suspense>
    </>
  )
}
