import * as v from 'valibot'
import { type Schema } from './operation.ts'

/** SIM-36: a field outside of the documented API. A backend may leave it out. */
/* @__NO_SIDE_EFFECTS__ */
export function assumedField<const S extends Schema>(schema: S) {
  return v.optional(v.pipe(schema, v.metadata({ 'x-assumed': true })))
}

interface SchemaParts {
  readonly type: string
  readonly entries?: Readonly<Record<string, Schema>>
  readonly item?: Schema
  readonly value?: Schema
  readonly wrapped?: Schema
}

/** Returns the value without the fields whose schema was made by `assumedField`. */
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
