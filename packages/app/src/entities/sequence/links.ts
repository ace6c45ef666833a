import { type SequenceTab, type SequenceId } from '@tandem/contract'

/** Addresses of the sequences' screens. */
export const sequenceLinks = {
  list: '/sequences',
  create: '/sequences/create',
  sequence: (id: SequenceId) => `/sequences/manage/${id}`,
  tab: (id: number, tab: SequenceTab) => `/sequences/manage/${id}/${tab}`,
} as const
