import * as fc from 'fast-check'
import { type JsonSchema, type Resolve, schemaArbitrary } from './schemaArbitrary.ts'

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly style?: 'form'
  readonly schema: JsonSchema
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>
}

export interface OpenApiOperation {
  readonly operationId: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: Content
  readonly responses: Readonly<Record<string, Content>>
  readonly security?: readonly unknown[]
}

/** The parts of openapi.json that a client needs. */
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> }
}

export interface GeneratedRequest {
  readonly method: string
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  /** If the value is a list, the query repeats the key for each entry. */
  readonly query: Readonly<Record<string, string | readonly string[]>>
  /** Undefined without a body. */
  readonly bodyType: string | undefined
  /** Fields of a multipart body are files or texts. */
  readonly body: unknown
}

export function openApiOperations(
  document: OpenApi,
): readonly { readonly method: string; readonly path: string; readonly operation: OpenApiOperation }[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
}

/** Throws an Error for an unknown schema. */
export function resolverOf(document: OpenApi): Resolve {
  return (ref) => {
    const schema = document.components.schemas[ref.replace('#/components/schemas/', '')]
    if (!schema) throw new Error(`There is no schema ${ref}.`)
    return schema
  }
}

/** Valid requests of an operation. */
export function requestArbitrary(
  document: OpenApi,
  { method, path, operation }: ReturnType<typeof openApiOperations>[number],
): fc.Arbitrary<GeneratedRequest> {
  const resolve = resolverOf(document)
  const { parameters = [], requestBody } = operation
  const texts = <Value>(place: 'path' | 'query', textOf: (value: unknown) => Value) => {
    const some = parameters.filter((parameter) => parameter.in === place && parameter.style === undefined)
    return fc.record(
      Object.fromEntries(some.map(({ name, schema }) => [name, schemaArbitrary(schema, resolve).map(textOf)])),
      {
        requiredKeys: some.filter(({ required }) => required).map(({ name }) => name),
      },
    )
  }
  const takesFilters = parameters.some(({ style }) => style === 'form')
  const filters = takesFilters
    ? fc.dictionary(fc.stringMatching(/^[a-z]{4,8}_x$/), fc.string({ maxLength: 20 }), { maxKeys: 2 })
    : fc.constant({})
  const [bodyType, media] = Object.entries(requestBody?.content ?? {})[0] ?? []
  return fc
    .record({
      params: texts('path', String),
      query: texts('query', (value) => (Array.isArray(value) ? value.map(String) : String(value))),
      filters,
      body: media ? schemaArbitrary(media.schema, resolve) : fc.constant(undefined),
    })
    .map(({ params, query, filters: further, body }) => ({
      method,
      path: path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
      params,
      query: { ...further, ...query },
      bodyType,
      body,
    }))
}
