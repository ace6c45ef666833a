/** Casts a value to a type that the compiler cannot check. Each use has a comment that says why the type is right. */
export function unchecked<Type>(value: unknown): Type
export function unchecked(value: unknown): unknown {
  return value
}
