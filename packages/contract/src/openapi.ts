import { type JsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import * as v from 'valibot'
import * as resources from './schemas.ts'
import * as operations from './operations.ts'
import {
  type ErrorStatus,
  IdempotencyKey,
  idempotencyKeyHeader,
  type Operation,
  paramNames,
  paramsSchema,
  type Schema,
} from './core/operation.ts'

export interface JsonObject {
  readonly [key: string]: unknown
}

const statusMeanings: Readonly<Record<ErrorStatus, string>> = {
  400: 'Invalid input.',
  401: 'No session.',
  403: 'Not allowed.',
  404: 'Unknown id.',
  409: 'Conflict with an existing record.',
  422: 'Breaks a business rule, or reuses an Idempotency-Key for another body.',
  429: 'Too many requests.',
}

const parameterMeanings: Readonly<Record<string, string>> = {
  limit: 'Maximum number of rows of the page.',
  after: 'Id of the last row of the previous page.',
  before: 'Id of the first row of the next page.',
  around: 'Id of the row in the middle of the page.',
  view: 'The list as administrators see it.',
  withFieldData: 'Adds the columns of the list as `_fields`.',
  search: 'Free text.',
  sort: 'Path of a column, with a leading minus for descending.',
  fresh: 'With true, the response does not come from a cache.',
  [idempotencyKeyHeader]:
    'A UUID for each action of a user. A retry sends the same UUID, gets the first response, and has no second effect.',
  statsAggregated: '1 adds the sums to the response.',
  uuid: 'UUID under which the calendar was attached.',
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'

/** The schemas of the contract by name. The document contains only schemas that the operations use. */
const entities = Object.fromEntries(
  Object.entries<unknown>(resources).flatMap(([name, schema]) =>
    isSchema(schema) && /^[A-Z]/.test(name) ? [[name, schema] as const] : [],
  ),
)

const byText = (a: string, b: string): number => (a < b ? -1 : 1)
const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => byText(a, b)

type QuerySchema =
  | v.ObjectSchema<v.ObjectEntries, undefined>
  | v.ObjectWithRestSchema<v.ObjectEntries, v.GenericSchema, undefined>

const isQuerySchema = (schema: Schema): schema is QuerySchema => 'entries' in schema

/** Throws a TypeError for a query that is no object schema. */
function queryEntries(query: Schema): readonly (readonly [string, Schema])[] {
  if (!isQuerySchema(query)) throw new TypeError('The query of an operation must be an object schema.')
  return Object.entries<Schema>(query.entries)
}

/** The schemas of an operation's parameters, body and responses, with keys that are unique in the contract. */
function partsOf([operationId, operation]: readonly [string, Operation]): readonly (readonly [string, Schema])[] {
  const parts: readonly (readonly [string, Schema | undefined])[] = [
    ...Object.entries<Schema>(paramsSchema(operation).entries).map(
      ([name, schema]) => [`${operationId} path ${name}`, schema] as const,
    ),
    ...(operation.query ? queryEntries(operation.query) : []).map(
      ([name, schema]) => [`${operationId} query ${name}`, schema] as const,
    ),
    [`${operationId} key`, operation.idempotent && IdempotencyKey],
    [`${operationId} body`, operation.body],
    [`${operationId} response`, operation.response],
    ...Object.entries<Schema>(operation.errors ?? {}).map(
      ([status, schema]) => [`${operationId} ${status}`, schema] as const,
    ),
  ]
  return parts.flatMap(([key, schema]) => (schema ? [[key, schema] as const] : []))
}

/** `convert` gets the parts of all operations as one schema with this key, so that the parts share components. */
const partsKey = '(parts)'

/** The JSON schemas describe values after parsing. They lack the rules that JSON schema cannot express. */
function convert(definitions: Readonly<Record<string, v.GenericSchema>>): Readonly<Record<string, JsonSchema>> {
  return toJsonSchemaDefs(definitions, {
    target: 'draft-2020-12',
    typeMode: 'output',
    ignoreActions: ['check', 'readonly', 'transform', 'max_size'],
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      if (valibotSchema.type === 'file') return { type: 'string', contentMediaType: 'application/octet-stream' }
      // Removes `required` if it is empty, and `propertyNames`, which only says that the names of fields are texts.
      const { required, propertyNames: _, ...rest } = jsonSchema
      return required && required.length > 0 ? { ...rest, required } : rest
    },
  })
}

/** The names of the components that the schema uses, directly or through other components. */
function referencesFrom(
  schema: unknown,
  schemas: Readonly<Record<string, JsonSchema>>,
  found: Set<string> = new Set(),
): ReadonlySet<string> {
  for (const [, name = ''] of (JSON.stringify(schema) ?? '').matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (found.has(name)) continue
    found.add(name)
    referencesFrom(schemas[name], schemas, found)
  }
  return found
}

type PartOf = (key: string) => unknown

const content = (type: string, schema: unknown): JsonObject => ({ content: { [type]: { schema } } })

function parametersOf(operationId: string, operation: Operation, partOf: PartOf): readonly JsonObject[] {
  return [
    ...paramNames(operation).map((name) => parameter(name, 'path', true, partOf(`${operationId} path ${name}`))),
    ...(operation.query ? queryEntries(operation.query) : []).map(([name, { type }]) =>
      parameter(name, 'query', type !== 'optional', partOf(`${operationId} query ${name}`)),
    ),
    ...(operation.query && 'rest' in operation.query ? [filtersParameter] : []),
    ...(operation.idempotent ? [parameter(idempotencyKeyHeader, 'header', false, partOf(`${operationId} key`))] : []),
  ]
}

function responsesOf(
  operationId: string,
  { response, responseType, errors = {}, status }: Operation,
  partOf: PartOf,
): JsonObject {
  const success = response
    ? { description: 'Done.', ...content(responseType ?? 'application/json', partOf(`${operationId} response`)) }
    : { description: 'Done; the response is empty.' }
  const refusals = Object.keys(errors).map(
    (error) =>
      [
        error,
        { description: meaningOf(error), ...content('application/json', partOf(`${operationId} ${error}`)) },
      ] as const,
  )
  return { [status ?? (response ? 200 : 204)]: success, ...Object.fromEntries(refusals) }
}

function operationObject([operationId, operation]: readonly [string, Operation], partOf: PartOf): JsonObject {
  const parameters = parametersOf(operationId, operation, partOf)
  const { body, bodyType } = operation
  return {
    operationId,
    tags: [tagOf(operation.path)],
    summary: operation.summary,
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: { required: true, ...content(bodyType ?? 'application/json', partOf(`${operationId} body`)) },
    }),
    responses: responsesOf(operationId, operation, partOf),
    ...(operation.isPublic && { security: [] }),
    ...(operation.assumed && { 'x-assumed': operation.assumed }),
    ...(operation.is401Tolerated && { 'x-401-tolerated': true }),
  }
}

/** The OpenAPI 3.1 document of all operations. */
export function openApiDocument(): JsonObject {
  const all = Object.entries<Operation>(operations).toSorted(byName)
  const { [partsKey]: parts, ...schemas } = convert({
    ...entities,
    [partsKey]: v.object(Object.fromEntries(all.flatMap(partsOf))),
  })
  const referenced = referencesFrom(parts, schemas)
  const partOf: PartOf = (key) => parts?.properties?.[key]
  const pathItems = [...Map.groupBy(all, ([, { path }]) => path)].toSorted(byName).map(([path, entries]) => {
    const methods = entries.map((entry) => [entry[1].method.toLowerCase(), operationObject(entry, partOf)] as const)
    return [path, Object.fromEntries(methods.toSorted(byName))] as const
  })
  return {
    openapi: '3.1.1',
    info: {
      title: 'Tandem',
      version: '2.0.0',
      summary: 'Outreach campaigns from connected profiles, with an assistant that writes, answers and books calls.',
      description:
        'Operations and fields with `x-assumed` are not in the documented API. `needed`: the product is useless without it. `extra`: a backend may leave it out, and the product hides the parts that need it.',
    },
    servers: [{ url: '/api/v2' }],
    security: [{ session: [] }],
    tags: [...new Set(all.map(([, { path }]) => tagOf(path)))].toSorted(byText).map((name) => ({ name })),
    paths: Object.fromEntries(pathItems),
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: resources.sessionCookieName,
          description: 'Set by POST /auth/login.',
        },
      },
      schemas: Object.fromEntries(
        Object.entries(schemas)
          .filter(([name]) => referenced.has(name))
          .toSorted(byName),
      ),
    },
  }
}

/** The first segment of the path. */
const tagOf = (path: string): string => path.split('/')[1] ?? path

const meaningOf = (status: string): string => new Map(Object.entries(statusMeanings)).get(status) ?? 'Refused.'

function parameter(name: string, place: 'path' | 'query' | 'header', isRequired: boolean, schema: unknown): JsonObject {
  const description = parameterMeanings[name]
  return {
    name,
    in: place,
    ...(isRequired && { required: true }),
    ...(description !== undefined && { description }),
    schema,
  }
}

/** In a list's query, all keys except the named parameters are filters. */
const filtersParameter: JsonObject = {
  name: 'filters',
  in: 'query',
  description:
    'Filters, by the keys of their definitions. A range has two keys that end in Start and End. A filter with several values repeats the key for each value.',
  style: 'form',
  explode: true,
  schema: { type: 'object', additionalProperties: { type: 'string', maxLength: 500 } },
}
