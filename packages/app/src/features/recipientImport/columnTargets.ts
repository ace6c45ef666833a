import { type CustomAttribute, type ImportColumn, ImportTarget } from '@tandem/contract'
import { type ColumnMapping, type ImportField } from '@tandem/components'
import { importMessages } from './messages.ts'

const texts = importMessages.mapping

/**
 * The targets of columns: the fixed fields of recipients, then the custom attributes. Without `hasFullName`, there is
 * no full name, because some backends accept only the first name and the last name (SIM-36).
 */
export function importFieldsOf(attributes: readonly CustomAttribute[], hasFullName = true): readonly ImportField[] {
  return [
    ...ImportTarget.options
      .filter((id) => id !== 'fullName' || hasFullName)
      .map((id) => ({ id, name: texts.fields[id], group: texts.recipient })),
    ...attributes.map(({ id, name }) => ({ id: String(id), name, group: texts.attributes })),
  ]
}

/** Converts columns of the API to ids of fields. */
export const mappingOf = (columns: readonly ImportColumn[]): ColumnMapping =>
  columns.map(({ attributeId }) => (attributeId === null ? null : String(attributeId)))

/** Converts ids of fields to columns of the API. */
export const columnsOf = (mapping: ColumnMapping): ImportColumn[] =>
  mapping.map((id) => {
    if (id === null) return { attributeId: null }
    const field = ImportTarget.options.find((option) => option === id)
    return { attributeId: field ?? Number(id) }
  })
