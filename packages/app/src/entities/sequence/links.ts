import { type SequenceTab, type SequenceId } from '@tandem/contract'

export const sequenceLinks = {
  list: '/sequences',
  create: '/sequences/create',
  sequence: (id: SequenceId) => `/sequences/manage/${id}`,
  tab: (id: number, tab: SequenceTab) => `/sequences/manage/${id}/${tab}`,
} as const
