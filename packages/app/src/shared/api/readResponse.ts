import { type Schema } from '@tandem/contract'
import * as v from 'valibot'

type Entries = Readonly<Record<string, Schema>>
type Fields = Readonly<Record<string, unknown>>

interface Structure {
  readonly type: string
  readonly entries?: Entries
  readonly item?: Schema
  readonly value?: unknown
  readonly wrapped?: Schema
  readonly options?: readonly unknown[]
  readonly pipe?: readonly unknown[]
}

/** Fields that identify an object. */
const identities = new Set(['id', 'key', 'importId', 'row', 'date'])

/** Types of issues that make a text unusable. A text with another issue, such as a text that is too long, is kept. */
const formatIssues = new Set(['iso_timestamp', 'iso_date', 'regex', 'check'])

const unusable = Symbol('unusable')

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSchema = (value: unknown): value is Schema => isFields(value) && value['kind'] === 'schema'

const fits = (schema: Schema, value: unknown): boolean => v.is(schema, value)
const mayBeMissing = (schema: Schema): boolean => fits(schema, undefined)

function structureOf(schema: Schema): Structure {
  const structure: Structure = schema
  return structure.pipe?.findLast(isSchema) ?? structure
}

/** SHELL-63: fits a body to its schema. A wrong field gets an empty value. Undefined if the body is unreadable. */
export function readResponse(schema: Schema, body: unknown): unknown {
  const { entries } = structureOf(schema)
  if (entries && !isFields(body)) return undefined
  if (fits(schema, body)) return body
  if (entries && isFields(body) && !hasFields(entries, body)) return undefined
  const response = fitted(schema, body)
  return response === unusable ? undefined : response
}

/** False if rows are missing, or if each required field is unusable. */
function hasFields(entries: Entries, body: Fields): boolean {
  const { _embedded: embedded } = entries
  if (embedded && !hasRows(structureOf(embedded).entries ?? {}, body['_embedded'])) return false
  const required = Object.entries(entries).filter(([, entry]) => !mayBeMissing(entry))
  return required.length === 0 || required.some(([name, entry]) => fitted(entry, body[name]) !== unusable)
}

/** True if the body has all arrays of rows. Maps of related entities may be missing. */
const hasRows = (entries: Entries, embedded: unknown): boolean =>
  isFields(embedded) &&
  Object.entries(entries).every(([name, entry]) => structureOf(entry).type !== 'array' || Array.isArray(embedded[name]))

/** Returns `unusable` if the value's type, format or id is wrong. */
function fitted(schema: Schema, value: unknown): unknown {
  if (fits(schema, value)) return value
  const { type, entries, item, value: entry, wrapped, options = [] } = structureOf(schema)
  if (wrapped) return value === undefined || value === null ? unusable : fitted(wrapped, value)
  if (entries) return isFields(value) ? fittedObject(entries, value) : unusable
  if (item) return Array.isArray(value) ? value.map((each) => fittedItem(item, each)).filter(isUsable) : unusable
  if (type === 'record' && isSchema(entry)) return isFields(value) ? fittedRecord(entry, value) : unusable
  if (type === 'union') {
    const choices = options.filter(isSchema).map((option) => fitted(option, value))
    return choices.find(isUsable) ?? unusable
  }
  if (type === 'number') return Number.isFinite(value) ? value : unusable
  return typeof value === 'string' && ['string', 'picklist'].includes(type) && !hasWrongFormat(schema, value)
    ? value
    : unusable
}

const isUsable = (value: unknown): boolean => value !== unusable

const hasWrongFormat = (schema: Schema, text: string): boolean =>
  v.safeParse(schema, text).issues?.some(({ type }) => formatIssues.has(type)) ?? false

/** The required field that identifies an object. Undefined if there is no such field. */
const identityOf = (entries: Entries) =>
  Object.entries(entries).find(([name, entry]) => identities.has(name) && !structureOf(entry).wrapped)

function fittedObject(entries: Entries, value: Fields): unknown {
  const [name = '', entry] = identityOf(entries) ?? []
  return entry && !fits(entry, value[name]) ? unusable : fieldsOf(entries, value)
}

function fieldsOf(entries: Entries, value: Fields): Fields {
  const unnamed = Object.entries(value).filter(([name]) => !Object.hasOwn(entries, name))
  const named = Object.entries(entries).flatMap(([name, entry]) => {
    const field = fitted(entry, value[name])
    const filled = isUsable(field) ? field : emptyOf(entry)
    return filled === undefined ? [] : [[name, filled] as const]
  })
  return Object.fromEntries([...unnamed, ...named])
}

/**
 * Returns `unusable` for an invalid item whose type has an id. Any other invalid item becomes an empty value, so that
 * the items after it keep their positions. If the schema refuses the empty value, returns `unusable`.
 */
function fittedItem(item: Schema, value: unknown): unknown {
  const fittedValue = fitted(item, value)
  const { entries = {} } = structureOf(item)
  if (isUsable(fittedValue) || identityOf(entries)) return fittedValue
  const empty = emptyOf(item)
  return fits(item, empty) ? empty : unusable
}

const fittedRecord = (entry: Schema, value: Fields): unknown =>
  Object.fromEntries(
    Object.entries(value)
      .map(([name, each]) => [name, fittedItem(entry, each)] as const)
      .filter(([, each]) => isUsable(each)),
  )

/** The empty value of the schema's type. Undefined if the value may be missing. */
function emptyOf(schema: Schema): unknown {
  if (mayBeMissing(schema)) return undefined
  if (fits(schema, null)) return null
  const { type, entries, item, options = [] } = structureOf(schema)
  if (entries) return fieldsOf(entries, {})
  if (item) return []
  if (type === 'record') return {}
  if (type === 'number') return 0
  if (type === 'boolean') return false
  // The empty value of a union is the empty value of its last option. The empty value of a text is ''.
  const lastOption = options.findLast(isSchema)
  return lastOption ? emptyOf(lastOption) : ''
}
