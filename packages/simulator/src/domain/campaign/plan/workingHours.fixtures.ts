import { nextOpen, type Schedule } from '@tandem/contract'

export const isOpen = (schedule: Schedule | null, timeZone: string, at: number): boolean =>
  nextOpen(schedule, timeZone, at) === at
