import { ColumnsDialog } from '@tandem/components'
import { columnKey } from '@tandem/contract'
import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo } from 'react'
import { type AnyList } from './defineList.ts'
import { useChangeView } from './useChangeView.ts'

interface ListColumnsDialogProps {
  readonly list: AnyList
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** 'Show Columns' of a list; a choice is kept at once, and takes the place of columns that the address asked for. */
export function ListColumnsDialog({ list, isOpen, onClose }: ListColumnsDialogProps) {
  const { atoms } = list
  const chosen = useAtomValue(atoms.chosenColumnsAtom)
  const { place } = useAtomValue(atoms.viewAtom)
  const setSettings = useSetAtom(atoms.settingsAtom)
  const changeView = useChangeView(list)
  const columns = useMemo(
    () => (chosen ?? []).map(({ column, isEnabled }) => ({ key: columnKey(column), label: column.label, isEnabled })),
    [chosen],
  )
  const forgetLinked = () => changeView({ columns: undefined, place }, 'replace')
  return (
    <ColumnsDialog
      isOpen={isOpen}
      onClose={onClose}
      columns={columns}
      onChange={({ columns: next }) => {
        setSettings((stored) => ({ ...stored, columns: next.map(({ key, isEnabled }) => ({ key, enabled: isEnabled })) }))
        forgetLinked()
      }}
      onReset={() => {
        setSettings({ columns: [], widths: {} })
        forgetLinked()
      }}
    />
  )
}
