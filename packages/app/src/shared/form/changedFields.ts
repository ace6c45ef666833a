import { isDeepEqual } from '../api/isDeepEqual.ts'

export const changedFields = <Value>(
  values: Readonly<Record<string, Value>>,
  before: object,
): Readonly<Record<string, Value>> => {
  const known = new Map<string, unknown>(Object.entries(before))
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isDeepEqual(value, known.get(name))))
}
