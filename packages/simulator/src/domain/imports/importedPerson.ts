import {
  customAttributeValue,
  type ImportColumn,
  ProfilePatch,
  profileUrl,
  RecipientField,
  RecipientPatch,
  splitFullName,
} from '@tandem/contract'
import * as v from 'valibot'
import { type RecipientRow } from '../rows/people.ts'

type Fields = Partial<Record<RecipientField, string>>

/** The values of a row, by field. Leaves out blank cells and unmapped columns. */
export function fieldsOf(columns: readonly ImportColumn[], cells: readonly string[]) {
  const fields: Fields = {}
  const customAttributes: Record<string, string> = {}
  let fullName = ''
  for (const [index, { attributeId }] of columns.entries()) {
    const value = customAttributeValue(cells[index]?.trim())
    if (value === null || attributeId === null) continue
    if (typeof attributeId === 'number') customAttributes[attributeId] = value
    else if (attributeId === 'fullName') fullName = value
    else fields[attributeId] = value
  }
  // IMPORT-29: the full name fills a missing or blank first or last name.
  const { firstName, lastName } = splitFullName(fullName)
  if (fields.firstName === undefined && firstName !== '') fields.firstName = firstName
  if (fields.lastName === undefined && lastName !== '') fields.lastName = lastName
  return { fields, customAttributes }
}

const noPerson = { lastName: '', url: null, title: null, company: null, industry: null, location: null }

type Person = Pick<RecipientRow, RecipientField | 'customAttributes'>

/** The recipient of a row. Returns the error message if the row cannot be imported. */
export function personOf(
  header: readonly string[],
  columns: readonly ImportColumn[],
  { row, cells }: { readonly row: number; readonly cells: readonly string[] },
): { readonly person: Person; readonly leftOut: string | null } | string {
  // IMPORT-5: with too few or too many cells, values may be in the wrong columns.
  if (cells.length !== columns.length)
    return `Row ${row} has ${cells.length} ${cells.length === 1 ? 'cell' : 'cells'}, but the header has ${columns.length}.`
  const { fields, customAttributes } = fieldsOf(columns, cells)
  const { firstName, lastName = '', url, timeZone, ...others } = fields
  if (firstName === undefined) return 'First name is required.'
  const named = v.safeParse(RecipientPatch, { firstName, lastName })
  if (!named.success) return named.issues[0].message

  const leftOut: string[] = []
  const isUsable = (target: RecipientField | number, value: string, isFit: boolean, reason: string): boolean => {
    const index = columns.findIndex(({ attributeId }) => attributeId === target)
    if (!isFit) leftOut.push(`${header[index] || `Column ${index + 1}`} “${shortened(value)}” (${reason})`)
    return isFit
  }
  const link = url === undefined ? undefined : profileUrl(url)
  if (url !== undefined) isUsable('url', url, link !== undefined, 'not a link')
  const isZone = v.is(ProfilePatch, { scheduleTimezone: timeZone ?? null })
  if (timeZone !== undefined) isUsable('timeZone', timeZone, isZone, 'not a time zone')
  const usable = Object.entries(others).filter(([field, value]) =>
    isUsable(v.parse(RecipientField, field), value, v.is(RecipientPatch, { [field]: value }), 'too long'),
  )
  const usableAttributes = Object.entries(customAttributes).filter(([id, value]) =>
    isUsable(Number(id), value, v.is(RecipientPatch, { customAttributes: { [id]: value } }), 'too long'),
  )
  const person = {
    ...noPerson,
    ...Object.fromEntries(usable),
    firstName,
    lastName,
    url: link ?? null,
    timeZone: timeZone !== undefined && isZone ? timeZone : 'UTC',
    customAttributes: Object.fromEntries(usableAttributes),
  }
  return { person, leftOut: leftOut.length > 0 ? leftOut.join(', ') : null }
}

const shortened = (value: string): string => (value.length > 40 ? `${value.slice(0, 40)}…` : value)
