import { type Schedule } from '@tandem/contract'
import { nextOpen } from './workingHours.ts'

export const isOpen = (schedule: Schedule | null, timeZone: string, at: number): boolean =>
  nextOpen(schedule, timeZone, at) === at
