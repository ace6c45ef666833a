/** A copy of a record with another value at a path (`customAttributes.3`). Missing records on the path are added. */
export function withValueAt<Target extends object>(target: Target, path: string, value: unknown): Target {
  const [key = '', ...rest] = path.split('.')
  if (rest.length === 0) return { ...target, [key]: value }
  const inner: unknown = Object.getOwnPropertyDescriptor(target, key)?.value
  const known = typeof inner === 'object' && inner !== null ? inner : {}
  return { ...target, [key]: withValueAt(known, rest.join('.'), value) }
}
