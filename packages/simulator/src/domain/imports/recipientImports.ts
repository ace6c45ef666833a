import {
  type ImportedRecipient,
  type RecipientImport,
  recipientImport,
  type RecipientImportUploaded,
  seesWholeOrganization,
} from '@tandem/contract'
import { refuse } from '../../core/handlers.ts'
import { enrolmentOf } from '../sequences/enrolments.ts'
import { type TandemWorld } from '../rows/world.ts'
import { type ImportedRow, pendingRow, type RecipientImportRow } from '../rows/imports.ts'
import { type UserRow } from '../rows/people.ts'
import { type FileTable } from './readTable.ts'

/** Default number of rows in an answer. */
const defaultLimit = 100

/** TEAM-2: an import that the viewer can see: any of the organization, or a member's own. Refuses any other. */
export function ownImport(
  { tables }: TandemWorld,
  viewer: UserRow,
  importId: number,
  status: 404 | 422 = 404,
): RecipientImportRow {
  const found = tables.recipientImports.get(importId)
  const isVisible = seesWholeOrganization(viewer.role) || found?.createdBy === viewer.id
  if (!isVisible || found?.organizationId !== viewer.organizationId)
    throw refuse(status, `There is no import ${importId}.`)
  return found
}

/** IMPORT-1: stores an uploaded file until it is mapped. */
export function createImport(
  { tables }: TandemWorld,
  { id: createdBy, organizationId }: UserRow,
  file: { readonly name: string; readonly sequenceId: number | null; readonly table: FileTable },
): RecipientImportUploaded {
  const { header, rows } = file.table
  const { id } = tables.recipientImports.insert({
    organizationId,
    createdBy,
    sequenceId: file.sequenceId,
    fileName: file.name.slice(0, 200),
    header,
    rowCount: rows.length,
    columns: null,
    offset: null,
  })
  for (const { row, cells } of rows) tables.importedRows.insert({ importId: id, row, cells, ...pendingRow })
  return { importId: id, header: [...header], sample: sampleOf(rows), rowCount: rows.length }
}

/** IMPORT-15: deletes an import; its recipients stay. */
export function deleteImport({ tables }: TandemWorld, { id, organizationId }: RecipientImportRow): void {
  const rows = tables.importedRows.by('importId', id).map((row) => row.id)
  for (const row of rows) tables.importedRows.delete(row)
  const sequences = tables.sequences.by('organizationId', organizationId).filter(({ importId }) => importId === id)
  for (const sequence of sequences) tables.sequences.patch(sequence.id, { importId: null })
  tables.recipientImports.delete(id)
}

/** IMPORT-8: an import with its rows after a row number. */
export function importView(
  world: TandemWorld,
  { id, organizationId: _organizationId, createdBy: _createdBy, ...found }: RecipientImportRow,
  {
    after = 0,
    limit = defaultLimit,
  }: { readonly after?: number | undefined; readonly limit?: number | undefined } = {},
): RecipientImport {
  const rows = rowsOf(world, id)
  const page = rows.filter(({ row }) => row > after).slice(0, limit)
  return {
    ...found,
    importId: id,
    header: [...found.header],
    sample: sampleOf(rows.filter(({ row }) => row > 1)),
    columns: found.columns ? [...found.columns] : null,
    count: page.length,
    totalCount: rows.length,
    _embedded: { recipients: page.map((row) => rowView(world, found, row)) },
  }
}

/** The rows of an import in the order of the file. */
export function rowsOf({ tables }: TandemWorld, importId: number): readonly ImportedRow[] {
  return tables.importedRows.by('importId', importId).toSorted((one, other) => one.row - other.row)
}

/** A row of an import, its fields read by the mapping. */
export function rowView(
  world: TandemWorld,
  { columns, sequenceId }: Pick<RecipientImportRow, 'columns' | 'sequenceId'>,
  row: ImportedRow,
): ImportedRecipient {
  const cellOf = (field: string): string =>
    row.cells[columns?.findIndex(({ attributeId }) => attributeId === field) ?? -1]?.trim() ?? ''
  const { recipientId: id, existingStatus, message } = row
  const result = { ...presentStatus(world, sequenceId, row), existingStatus, message, cells: row.cells.slice() }
  return { row: row.row, id, firstName: cellOf('firstName'), lastName: cellOf('lastName'), ...result }
}

/** A pending row is imported once its recipient is in the sequence, and in conflict while another sequence has them. */
function presentStatus(world: TandemWorld, sequenceId: number | null, { status, recipientId }: ImportedRow) {
  const enrolment = status === 'pending' && recipientId !== null ? enrolmentOf(world, recipientId) : undefined
  if (!enrolment) return { status, existingSequenceId: null }
  if (enrolment.sequenceId !== sequenceId)
    return { status: 'conflict' as const, existingSequenceId: enrolment.sequenceId }
  return { status: enrolment.status === 'new' ? status : ('imported' as const), existingSequenceId: null }
}

const sampleOf = (rows: readonly { readonly cells: readonly string[] }[]): string[][] =>
  rows.slice(0, recipientImport.sampleRows).map(({ cells }) => cells.slice())
