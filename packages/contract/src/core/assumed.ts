import * as v from 'valibot'
import { type Schema } from './operation.ts'

/** SIM-36: marks a field of a response that is not part of the documented API. A backend may leave it out. */
/* @__NO_SIDE_EFFECTS__ */
export function assumedField<const S extends Schema>(schema: S) {
  return v.optional(v.pipe(schema, v.metadata({ 'x-assumed': true })))
}

interface SchemaParts {
  readonly type: string
  /** Fields of an object. */
  readonly entries?: Readonly<Record<string, Schema>>
  /** The schema of an array's items. */
  readonly item?: Schema
  /** The schema of a record's values. */
  readonly value?: Schema
  /** The schema that `optional` and `nullable` extend. */
  readonly wrapped?: Schema
}

/** The value without the fields that `assumedField` marks in its schema. */
export function withoutAssumedFields(schema: Schema, value: unknown): unknown {
  const { entries, item, value: valueSchema, wrapped }: SchemaParts = schema
  if (typeof value !== 'object' || value === null) return value
  if (wrapped) return withoutAssumedFields(wrapped, value)
  if (item && Array.isArray(value)) return value.map((each) => withoutAssumedFields(item, each))
  if (!entries && !valueSchema) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => {
      const partSchema = entries?.[key] ?? valueSchema
      if (!partSchema) return [[key, part]]
      return isAssumed(partSchema) ? [] : [[key, withoutAssumedFields(partSchema, part)]]
    }),
  )
}

function isAssumed(schema: Schema): boolean {
  const { wrapped }: SchemaParts = schema
  return wrapped !== undefined && v.getMetadata(wrapped)['x-assumed'] === true
}
