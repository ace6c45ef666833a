import * as fc from 'fast-check'

/** A schema with the keywords of JSON Schema that openapi.json uses. */
export interface JsonSchema {
  readonly $ref?: string
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly examples?: readonly unknown[]
  readonly type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'null'
  readonly format?: string
  readonly pattern?: string
  readonly contentMediaType?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | JsonSchema
}

export type Resolve = (ref: string) => JsonSchema

/** Generates values that the schema accepts. For a schema with examples, the values are the examples. */
export function schemaArbitrary(schema: JsonSchema, resolve: Resolve): fc.Arbitrary<unknown> {
  const { $ref, anyOf, oneOf, examples, type } = schema
  if ($ref !== undefined) return schemaArbitrary(resolve($ref), resolve)
  if (examples) return fc.constantFrom(...examples)
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const options = anyOf ?? oneOf
  if (options) return fc.oneof(...options.map((option) => schemaArbitrary(option, resolve)))
  if (type === undefined) return fc.jsonValue()
  return ofType[type](schema, resolve)
}

const ofType: Readonly<
  Record<NonNullable<JsonSchema['type']>, (schema: JsonSchema, resolve: Resolve) => fc.Arbitrary<unknown>>
> = {
  string: stringArbitrary,
  integer: ({ minimum = -1000, maximum = Infinity }) =>
    fc.integer({ min: minimum, max: Math.min(maximum, minimum + 1_000_000) }),
  // Adds 0, because -0 + 0 is 0, and JSON has no -0.
  number: ({ minimum = -1e6, maximum = 1e6 }) =>
    fc.double({ min: minimum, max: maximum, noNaN: true }).map((value) => value + 0),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: ({ items = {}, minItems = 0, maxItems = Infinity }, resolve) =>
    fc.array(schemaArbitrary(items, resolve), { minLength: minItems, maxLength: Math.min(maxItems, minItems + 3) }),
  object: objectArbitrary,
}

function objectArbitrary(
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  resolve: Resolve,
): fc.Arbitrary<unknown> {
  const model = Object.fromEntries(
    Object.entries(properties).map(([key, schema]) => [key, schemaArbitrary(schema, resolve)]),
  )
  const known = fc.record(model, { requiredKeys: [...required] })
  if (typeof additionalProperties !== 'object') return known
  const further = fc.dictionary(fc.stringMatching(/^[1-9]\d{0,3}$/), schemaArbitrary(additionalProperties, resolve), {
    maxKeys: 2,
  })
  return fc.tuple(known, further).map(([some, more]) => Object.assign(more, some))
}

function stringArbitrary({
  format,
  pattern,
  contentMediaType,
  minLength = 0,
  maxLength = 40,
}: JsonSchema): fc.Arbitrary<unknown> {
  const isInBounds = (text: string) => text.length >= minLength && text.length <= maxLength
  if (contentMediaType !== undefined) return fc.string().map((text) => new File([text], 'list.csv'))
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern)).filter(isInBounds)
  const moment = fc.date({
    min: new Date('1970-01-01T00:00:00Z'),
    max: new Date('2100-01-01T00:00:00Z'),
    noInvalidDate: true,
  })
  switch (format) {
    case 'date':
      return moment.map((date) => date.toISOString().slice(0, 10))
    case 'date-time':
      return moment.map((date) => date.toISOString())
    case 'uuid':
      return fc.uuid()
    case undefined:
      return fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 40) })
    default:
      throw new Error(`There are no values for the format ${format}.`)
  }
}
