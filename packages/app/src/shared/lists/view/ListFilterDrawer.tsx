import { FilterDrawer, type FilterValues } from '@tandem/components'
import { useAtomValue } from 'jotai'
import { todayAtom } from '../../today.ts'
import { type AnyList } from '../defineList.ts'
import { shownFilters } from './filterValues.ts'

interface ListFilterDrawerProps {
  readonly list: AnyList
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onApply: (values: FilterValues) => void
}

/** All filters of a list (LIST-1). Apply writes them to the address. */
export function ListFilterDrawer({ list, isOpen, onClose, onApply }: ListFilterDrawerProps) {
  const { atoms } = list
  const definitions = useAtomValue(atoms.definitionsAtom)
  return (
    <FilterDrawer
      isOpen={isOpen}
      onClose={onClose}
      filters={definitions ?? []}
      isLoading={definitions === undefined}
      values={shownFilters(useAtomValue(atoms.filtersAtom))}
      today={useAtomValue(todayAtom)}
      onApply={(_, { values }) => onApply(values)}
    />
  )
}
