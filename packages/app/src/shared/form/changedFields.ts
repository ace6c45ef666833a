import { isDeepEqual } from '../api/isDeepEqual.ts'

/** The values that differ from the earlier values, by name. */
export const changedFields = <Value>(
  values: Readonly<Record<string, Value>>,
  before: object,
): Readonly<Record<string, Value>> => {
  const known = new Map<string, unknown>(Object.entries(before))
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isDeepEqual(value, known.get(name))))
}
