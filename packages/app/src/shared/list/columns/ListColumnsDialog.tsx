import { ColumnsDialog, type ColumnsDialogProps } from '@tandem/components'
import { columnKey } from '@tandem/contract'
import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo } from 'react'
import { type AnyList } from '../defineList.ts'

export interface ColumnTools extends Pick<
  ColumnsDialogProps,
  'onAttributeAdd' | 'onAttributeRename' | 'onAttributeDelete' | 'isAddingAttribute' | 'AttributeDialog'
> {
  readonly isCustom: (key: string) => boolean
}

interface ListColumnsDialogProps {
  readonly list: AnyList
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly tools: ColumnTools | undefined
}

/** The dialog 'Show Columns' (LIST-35). A change also removes the parameter `columns` from the address. */
export function ListColumnsDialog({ list, isOpen, onClose, tools }: ListColumnsDialogProps) {
  const { atoms } = list
  const chosen = useAtomValue(atoms.chosenColumnsAtom)
  const { cursor } = useAtomValue(atoms.viewAtom)
  const setSettings = useSetAtom(atoms.settingsAtom)
  const changeView = useSetAtom(atoms.changeViewAtom)
  const columns = useMemo(
    () =>
      (chosen ?? []).map(({ column, isEnabled }) => {
        const key = columnKey(column)
        return { key, label: column.label, isEnabled, isCustom: tools?.isCustom(key) ?? false }
      }),
    [chosen, tools],
  )
  const forgetLinked = () => changeView({ columns: undefined, cursor }, 'replace')
  const { isCustom: _, ...attributeProps } = tools ?? {}
  return (
    <ColumnsDialog
      {...attributeProps}
      isOpen={isOpen}
      onClose={onClose}
      columns={columns}
      onChange={({ columns: next }) => {
        setSettings((stored) => ({
          ...stored,
          columns: next.map(({ key, isEnabled }) => ({ key, enabled: isEnabled })),
        }))
        forgetLinked()
      }}
      onReset={() => {
        setSettings({ columns: [], widths: {} })
        forgetLinked()
      }}
    />
  )
}
