import { type ColorSchemePreference, colorSchemePreferences, densities, type Density } from '@tandem/components'
import * as v from 'valibot'
import { storedAtom } from './storedAtom.ts'

/** The user's choice: the scheme of the system, or always the same scheme. */
export const colorSchemeAtom = storedAtom<ColorSchemePreference>({
  key: 'colorScheme',
  version: 1,
  schema: v.picklist(colorSchemePreferences),
  initial: 'system',
})

/** The user's choice of the height of rows in tables. */
export const densityAtom = storedAtom<Density>({
  key: 'density',
  version: 1,
  schema: v.picklist(densities),
  initial: 'comfortable',
})
