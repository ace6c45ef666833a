import { lazyPart } from '@tandem/components'
import { useAtomValue } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import { type List } from '../defineList.ts'
import { type ListRow } from '../listTypes.ts'
import { type BulkRunDialog } from './BulkRunDialog.tsx'

interface WithDialogProps {
  /** Gets the component: a lazy part cannot have a type parameter. */
  readonly children: (dialog: typeof BulkRunDialog) => ReactNode
}

const WithDialog = lazyPart(async () => {
  const { BulkRunDialog } = await import('./BulkRunDialog.tsx')
  return ({ children }: WithDialogProps) => children(BulkRunDialog)
})

/** The dialogs of a bulk action. Their code loads once rows are selected or a dialog opens. */
export function BulkRun<Row extends ListRow>({ list }: { readonly list: List<Row> }) {
  const { bulkRunAtom, selectedCountAtom } = list.atoms
  const run = useAtomValue(bulkRunAtom)
  const isPreloading = useAtomValue(selectedCountAtom) > 0
  useEffect(() => {
    // If this fails, the dialog reports its own failure.
    if (isPreloading) void WithDialog.load().catch(() => undefined)
  }, [isPreloading])
  return run && <WithDialog>{(Dialog) => <Dialog list={list} run={run} />}</WithDialog>
}
