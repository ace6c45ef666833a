import { lazyOverlay } from '@tandem/components'

/** Imports recipients; loaded when it opens. */
export const LazyImportDialog = lazyOverlay(async () => (await import('./ImportDialog.tsx')).ImportDialog)
