import { lazyOverlay } from '@tandem/components'

/** The code of the dialog is loaded when the dialog opens. */
export const LazyImportDialog = lazyOverlay(async () => (await import('./ImportDialog.tsx')).ImportDialog)
