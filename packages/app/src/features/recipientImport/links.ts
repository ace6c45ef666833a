/** Addresses of an import's screens. */
export const importLinks = {
  mapping: (importId: number) => `/recipients/import/doc/${importId}`,
  results: (importId: number) => `/recipients/import/${importId}`,
  recipients: '/recipients',
  recipient: (id: number) => `/recipients/manage/${id}/general`,
  sequence: (id: number) => `/sequences/manage/${id}/recipients`,
} as const
