export interface ErrorContext {
  /** An error that was not passed to `reportError` below has the source `app`. */
  readonly source: 'app' | 'page' | 'part' | 'response' | 'demo'
}

const contexts = new WeakMap<object, ErrorContext>()

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Reports an error to the console, and to the error service of a deployment (REL-4). */
export function reportError(error: unknown, context: ErrorContext): void {
  if (isObject(error)) contexts.set(error, context)
  globalThis.reportError(error)
}

export const errorContextOf = (error: unknown): ErrorContext =>
  (isObject(error) ? contexts.get(error) : undefined) ?? { source: 'app' }
