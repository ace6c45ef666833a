/** Casts a value without a check. A comment at each call gives the reason. */
export function unchecked<Type>(value: unknown): Type
export function unchecked(value: unknown): unknown {
  return value
}
