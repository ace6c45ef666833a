import { lazyOverlay } from '@tandem/components'

/** The code loads when the dialog opens. */
export const LazyImportDialog = lazyOverlay(async () => (await import('./ImportDialog.tsx')).ImportDialog)
