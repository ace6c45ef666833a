import { FilterDrawer } from '@tandem/components'
import { useAtomValue, useSetAtom } from 'jotai'
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
  const changeView = useSetAtom(list.atoms.changeViewAtom)
  return (
    <FilterDrawer
      isOpen={isOpen}
      onClose={onClose}
      filters={useAtomValue(atoms.definitionsAtom) ?? []}
      values={shownFilters(useAtomValue(atoms.filtersAtom))}
      today={useAtomValue(todayAtom)}
      onApply={(_, { values }) => changeView({ filters: wantedFilters(values) })}
    />
  )
}
