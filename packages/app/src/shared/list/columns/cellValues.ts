import { type Column } from '@tandem/contract'
import { listMessages } from '../messages.ts'

/** The entities of each collection, by id. */
export type RelatedEntities = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The value at a path such as `contactPerson.name`. Reads only own properties. */
export function valueAt(row: unknown, path: string): unknown {
  let value = row
  for (const key of path.split('.')) {
    if (!isRecord(value) || !Object.hasOwn(value, key)) return undefined
    value = value[key]
  }
  return value
}

const figure = new Intl.NumberFormat('en-US')

/** Plain text. The text is empty if there is no value. */
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

/** The value of `field` in the related entity. If the row has several ids, returns a list of these values. */
export function relatedValue(
  row: object,
  { collection = '', refPath = '', field = 'name' }: Column,
  related: RelatedEntities,
): unknown {
  const entities = related[collection]
  const fieldOf = (id: unknown) =>
    typeof id === 'number' || typeof id === 'string' ? valueAt(valueAt(entities, String(id)), field) : undefined
  const ids = valueAt(row, refPath)
  return Array.isArray(ids) ? ids.map(fieldOf).filter((each) => each !== undefined) : fieldOf(ids)
}

export function bindingValues(row: object, { bindings = {} }: Column): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(bindings).map(([name, path]) => [name, valueAt(row, path)]))
}
