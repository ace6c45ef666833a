import { type CustomAttribute, type ImportColumn, ImportTarget } from '@tandem/contract'
import { type ColumnMapping, type ImportField } from '@tandem/components'
import { importMessages } from './messages.ts'

const texts = importMessages.mapping

/** Returns the fixed fields, followed by the custom attributes. Some backends have no field 'fullName' (SIM-36). */
export function importFieldsOf(attributes: readonly CustomAttribute[], hasFullName = true): readonly ImportField[] {
  return [
    ...ImportTarget.options
      .filter((id) => id !== 'fullName' || hasFullName)
      .map((id) => ({ id, name: texts.fields[id], group: texts.recipient })),
    ...attributes.map(({ id, name }) => ({ id: String(id), name, group: texts.attributes })),
  ]
}

export const mappingOf = (columns: readonly ImportColumn[]): ColumnMapping =>
  columns.map(({ attributeId }) => (attributeId === null ? null : String(attributeId)))

export const columnsOf = (mapping: ColumnMapping): ImportColumn[] =>
  mapping.map((id) => {
    if (id === null) return { attributeId: null }
    const field = ImportTarget.options.find((option) => option === id)
    return { attributeId: field ?? Number(id) }
  })
