import { FilterDrawer } from '@tandem/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { startTransition } from 'react'
import { todayAtom } from '../clock.ts'
import { type AnyList } from './defineList.ts'
import { shownFilters, wantedFilters } from './filterValues.ts'

interface ListFilterDrawerProps {
  readonly list: AnyList
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** All filters of a list; the address changes when they are applied. */
export function ListFilterDrawer({ list, isOpen, onClose }: ListFilterDrawerProps) {
  const { atoms } = list
  const definitions = useAtomValue(atoms.definitionsAtom)
  const changeView = useSetAtom(list.atoms.changeViewAtom)
  return (
    <FilterDrawer
      isOpen={isOpen}
      onClose={onClose}
      filters={definitions ?? []}
      isLoading={definitions === undefined}
      values={shownFilters(useAtomValue(atoms.filtersAtom))}
      today={useAtomValue(todayAtom)}
      // The drawer closes at once; the list follows in a drawing of its own.
      onApply={(_, { values }) => startTransition(() => changeView({ filters: wantedFilters(values) }))}
    />
  )
}
