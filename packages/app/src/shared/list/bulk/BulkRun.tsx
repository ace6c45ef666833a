import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { reportError } from '../../api/reportError.ts'
import { type List } from '../defineList.ts'
import { type ListRow } from '../listTypes.ts'
import { type BulkRunDialog } from './BulkRunDialog.tsx'

/** The dialogs of a bulk action. Their code loads once rows are selected or a dialog opens. */
export function BulkRun<Row extends ListRow>({ list }: { readonly list: List<Row> }) {
  const { bulkRunAtom, selectedCountAtom } = list.atoms
  const run = useAtomValue(bulkRunAtom)
  const isPreloading = useAtomValue(selectedCountAtom) > 0
  const [Dialog, setDialog] = useState<typeof BulkRunDialog>()
  const isRunning = run !== undefined
  useEffect(() => {
    if (Dialog || !(isPreloading || isRunning)) return undefined
    let isGone = false
    const load = async () => {
      try {
        const loaded = await import('./BulkRunDialog.tsx')
        if (!isGone) setDialog(() => loaded.BulkRunDialog)
      } catch (error) {
        reportError(error, { source: 'part' })
      }
    }
    void load()
    return () => {
      isGone = true
    }
  }, [Dialog, isPreloading, isRunning])
  return run && Dialog && <Dialog list={list} run={run} />
}
