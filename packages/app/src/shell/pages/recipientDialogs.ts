import { lazyOverlay } from '@tandem/components'

/** Imports recipients; loaded when it opens. */
export const ImportDialog = lazyOverlay(
  async () => (await import('../../features/recipientImport/ImportDialog.tsx')).ImportDialog,
)

/** Adds recipients to a sequence; loaded when it opens. */
export const AddToSequenceDialog = lazyOverlay(
  async () => (await import('../../features/addToSequence/AddToSequenceDialog.tsx')).AddToSequenceDialog,
)
