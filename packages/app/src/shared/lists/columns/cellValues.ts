import { type Column } from '@tandem/contract'
import { listMessages } from '../messages.ts'

/** Related entities of an answer, by collection and id. */
export type RelatedEntities = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** What lies at a path of dots, `contactPerson.name`; undefined where the path leads nowhere. Only own properties count. */
export function valueAt(row: unknown, path: string): unknown {
  let value = row
  for (const key of path.split('.')) {
    if (!isRecord(value) || !Object.hasOwn(value, key)) return undefined
    value = value[key]
  }
  return value
}

const figure = new Intl.NumberFormat('en-US')

/** Any value in plain text, '' when there is nothing to read: texts as they are, figures grouped, several joined by commas. */
export function cellText(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return figure.format(value)
  if (typeof value === 'boolean') return value ? listMessages.yes : listMessages.no
  if (Array.isArray(value)) {
    return value
      .map(cellText)
      .filter((text) => text !== '')
      .join(', ')
  }
  return ''
}

/** Of the entity (or entities) whose id lies at `refPath`, what lies at `field`. */
export function relatedValue(
  row: object,
  { collection = '', refPath = '', field = 'name' }: Column,
  related: RelatedEntities,
): unknown {
  const entities = related[collection]
  const refer = (id: unknown) =>
    typeof id === 'number' || typeof id === 'string' ? valueAt(valueAt(entities, String(id)), field) : undefined
  const ids = valueAt(row, refPath)
  return Array.isArray(ids) ? ids.map(refer).filter((each) => each !== undefined) : refer(ids)
}

/** The further values that a column's metadata binds, by their names. */
export function bindingValues(row: object, { bindings = {} }: Column): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(bindings).map(([name, path]) => [name, valueAt(row, path)]))
}
