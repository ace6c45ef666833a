import { timeZoneOptions } from '@tandem/contract'
import { atom } from 'jotai'
import { todayAtom } from './today.ts'

export const timeZonesAtom = atom((get) => timeZoneOptions(`${get(todayAtom)}T12:00:00Z`))
