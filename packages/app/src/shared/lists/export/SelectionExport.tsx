import { useAtomValue, useSetAtom } from 'jotai'
import { type List } from '../defineList.ts'
import { type ListRow } from '../listTypes.ts'
import { ExportButton } from './ExportButton.tsx'

/** Exports the selected rows (LIST-45). */
export function SelectionExport<Row extends ListRow>({ list }: { readonly list: List<Row> }) {
  const total = useAtomValue(list.atoms.selectedCountAtom)
  const selectedPages = useSetAtom(list.atoms.selectedPagesAtom)
  return <ExportButton list={list} total={total} pagesOf={selectedPages} size="small" appearance="subtle" />
}
