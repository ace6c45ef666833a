import { type RecipientId, type SequenceId } from '@tandem/contract'
/** Addresses of the pages of an import, and of the pages that it links to. */
export const importLinks = {
  mapping: (importId: number) => `/recipients/import/doc/${importId}`,
  results: (importId: number) => `/recipients/import/${importId}`,
  recipients: '/recipients',
  recipient: (id: RecipientId) => `/recipients/manage/${id}/general`,
  sequence: (id: SequenceId) => `/sequences/manage/${id}/recipients`,
} as const
