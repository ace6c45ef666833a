import { countryCodes } from '@tandem/contract'

const names = new Intl.DisplayNames('en', { type: 'region' })

/** Returns an unknown code unchanged. */
export function countryName(code: string): string {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}

/** The countries of profiles, sorted by name. */
export const countries = countryCodes
  .map((code) => ({ code, name: countryName(code) }))
  .toSorted((left, right) => left.name.localeCompare(right.name, 'en'))
