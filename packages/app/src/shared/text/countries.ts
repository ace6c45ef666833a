import { countryCodes } from '@tandem/contract'

const names = new Intl.DisplayNames('en', { type: 'region' })

/** The name of a country; a code that is no country shows as it is. */
export function countryName(code: string): string {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}

/** The countries that profiles can be connected from, by name. */
export const countries = countryCodes
  .map((code) => ({ code, name: countryName(code) }))
  .toSorted((left, right) => left.name.localeCompare(right.name, 'en'))
