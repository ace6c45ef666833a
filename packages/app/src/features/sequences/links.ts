import { type SequenceTab } from '@tandem/contract'

/** Addresses of the sequences' screens. */
export const sequenceLinks = {
  list: '/sequences',
  create: '/sequences/create',
  sequence: (id: number) => `/sequences/manage/${id}`,
  tab: (id: number, tab: SequenceTab) => `/sequences/manage/${id}/${tab}`,
} as const
