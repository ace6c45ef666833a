import { FilterDrawer, type FilterValues } from '@tandem/components'
import { useAtomValue } from 'jotai'
import { todayAtom } from '../../today.ts'
import { type AnyList } from '../defineList.ts'
import { listMessages } from '../messages.ts'
import { shownFilters } from './filterValues.ts'
import { useDraftCount } from './useDraftCount.ts'

interface ListFilterDrawerProps {
  readonly list: AnyList
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onApply: (values: FilterValues) => void
}

/** All filters of a list (LIST-1). Apply writes them to the address. */
export function ListFilterDrawer(props: ListFilterDrawerProps) {
  // What is edited, and its count, end with the drawer.
  return props.isOpen ? <OpenFilterDrawer {...props} /> : undefined
}

function OpenFilterDrawer({ list, onClose, onApply }: ListFilterDrawerProps) {
  const { atoms, texts } = list
  const definitions = useAtomValue(atoms.definitionsAtom)
  const { count, edit, countNow } = useDraftCount(list)
  return (
    <FilterDrawer
      isOpen
      onClose={onClose}
      filters={definitions ?? []}
      isLoading={definitions === undefined}
      values={shownFilters(useAtomValue(atoms.filtersAtom))}
      today={useAtomValue(todayAtom)}
      onEdit={edit}
      onApplyIntent={countNow}
      resultText={count === undefined ? undefined : listMessages.showMatching(count, texts.plural)}
      onApply={(_, { values }) => onApply(values)}
    />
  )
}
