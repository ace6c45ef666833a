import { type ColorSchemePreference, colorSchemePreferences, densities, type Density } from '@tandem/components'
import * as v from 'valibot'
import { storedAtom } from './storedAtom.ts'

export const colorSchemeAtom = storedAtom<ColorSchemePreference>({
  key: 'colorScheme',
  version: 1,
  schema: v.picklist(colorSchemePreferences),
  initial: 'system',
})

export const densityAtom = storedAtom<Density>({
  key: 'density',
  version: 1,
  schema: v.picklist(densities),
  initial: 'comfortable',
})
