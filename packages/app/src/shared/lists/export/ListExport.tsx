import { useAtomValue } from 'jotai'
import { clientAtom } from '../../clientAtom.ts'
import { type List } from '../defineList.ts'
import { type ListRow } from '../listTypes.ts'
import { matchingPages } from '../selection/matchingPages.ts'
import { ExportButton } from './ExportButton.tsx'

/** Exports all rows that match (LIST-40). */
export function ListExport<Row extends ListRow>({ list }: { readonly list: List<Row> }) {
  const { atoms } = list
  const { request } = useAtomValue(clientAtom)
  const view = useAtomValue(atoms.viewAtom)
  const source = useAtomValue(atoms.sourceAtom)
  const total = useAtomValue(atoms.countsAtom)?.matching ?? 0
  return <ExportButton list={list} total={total} pagesOf={(signal) => matchingPages(request, source, view, signal)} />
}
