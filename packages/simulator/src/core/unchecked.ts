/**
 * Casts a value to a type that the compiler cannot check. A comment at each call gives the reason why the type is
 * right.
 */
export function unchecked<Type>(value: unknown): Type
export function unchecked(value: unknown): unknown {
  return value
}
