import { type RecipientId, type SequenceId } from '@tandem/contract'
export const importLinks = {
  mapping: (importId: number) => `/recipients/import/doc/${importId}`,
  results: (importId: number) => `/recipients/import/${importId}`,
  recipients: '/recipients',
  recipient: (id: RecipientId) => `/recipients/manage/${id}/general`,
  sequence: (id: SequenceId) => `/sequences/manage/${id}/recipients`,
} as const
