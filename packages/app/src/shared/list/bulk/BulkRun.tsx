import { lazyPart } from '@tandem/components'
import { useAtomValue } from 'jotai'
import { type ReactNode } from 'react'
import { type List } from '../defineList.ts'
import { type ListRow } from '../listTypes.ts'
import { type BulkRunDialog } from './BulkRunDialog.tsx'

interface WithDialogProps {
  /** Receives the dialog, because a lazy component cannot have a type parameter. */
  readonly children: (dialog: typeof BulkRunDialog) => ReactNode
}

const WithDialog = lazyPart(async () => {
  const { BulkRunDialog } = await import('./BulkRunDialog.tsx')
  return ({ children }: WithDialogProps) => children(BulkRunDialog)
})

/** Ignores a failure, because the dialog loads its code again when it opens. */
export const preloadBulkRun = () => void WithDialog.load().catch(() => undefined)

export function BulkRun<Row extends ListRow>({ list }: { readonly list: List<Row> }) {
  const run = useAtomValue(list.atoms.bulkRunAtom)
  return run && <WithDialog>{(Dialog) => <Dialog list={list} run={run} />}</WithDialog>
}
