import { type CustomAttribute, type ImportColumn, ImportTarget } from '@tandem/contract'
import { type ColumnMapping, type ImportField } from '@tandem/components'
import { importMessages } from './messages.ts'

const texts = importMessages.mapping

/**
 * The targets of columns: the recipient's own fields, then the custom attributes. A backend without `hasFullName` takes
 * the first and the last name only (SIM-36).
 */
export function importFieldsOf(attributes: readonly CustomAttribute[], hasFullName = true): readonly ImportField[] {
  return [
    ...ImportTarget.options
      .filter((id) => id !== 'fullName' || hasFullName)
      .map((id) => ({ id, name: texts.fields[id], group: texts.recipient })),
    ...attributes.map(({ id, name }) => ({ id: String(id), name, group: texts.attributes })),
  ]
}

/** Columns as the choice of fields knows them: ids of fields, all of them texts. */
export const mappingOf = (columns: readonly ImportColumn[]): ColumnMapping =>
  columns.map(({ attributeId }) => (attributeId === null ? null : String(attributeId)))

/** Columns as the server takes them. */
export const columnsOf = (mapping: ColumnMapping): ImportColumn[] =>
  mapping.map((id) => {
    if (id === null) return { attributeId: null }
    const field = ImportTarget.options.find((option) => option === id)
    return { attributeId: field ?? Number(id) }
  })
