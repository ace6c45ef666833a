import {
  type ImportedRecipient,
  type RecipientImport,
  recipientImport,
  type RecipientImportUploaded,
  seesWholeOrganization,
} from '@tandem/contract'
import { refuse } from '../../core/handlers.ts'
import { fieldsOf } from './importedPerson.ts'
import { enrolmentOf } from '../sequences/enrolments.ts'
import { type TandemWorkspace } from '../rows/workspace.ts'
import { type ImportedRow, pendingRow, type RecipientImportRow } from '../rows/imports.ts'
import { type UserRow } from '../rows/people.ts'
import { type FileRow, type FileTable, headerCells, withoutTail } from './readTable.ts'

const defaultLimit = 100

/** TEAM-2: an import that the viewer can see. Refuses any other import with `status`. */
export function ownImport(
  { tables }: TandemWorkspace,
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

/** IMPORT-1: stores the rows of an uploaded file. */
export function createImport(
  { tables }: TandemWorkspace,
  { id: createdBy, organizationId }: UserRow,
  file: { readonly name: string; readonly sequenceId: number | null; readonly table: FileTable },
): RecipientImportUploaded {
  const { rows, headerIndex } = file.table
  const headerRow = rows[headerIndex] ?? { row: 1, cells: [] }
  const found = tables.recipientImports.insert({
    organizationId,
    createdBy,
    sequenceId: file.sequenceId,
    fileName: file.name.slice(0, 200),
    headerRow: headerRow.row,
    header: headerCells(headerRow),
    rowCount: rows.length - headerIndex - 1,
    columns: null,
    offset: null,
  })
  for (const { row, cells } of rows) tables.importedRows.insert({ importId: found.id, row, cells, ...pendingRow })
  return {
    importId: found.id,
    headerRow: found.headerRow,
    header: [...found.header],
    firstRows: firstRowsOf(rows),
    rowCount: found.rowCount,
  }
}

/** IMPORT-15: deletes an import. Its recipients remain. */
export function deleteImport({ tables }: TandemWorkspace, { id, organizationId }: RecipientImportRow): void {
  const rows = tables.importedRows.by('importId', id).map((row) => row.id)
  for (const row of rows) tables.importedRows.delete(row)
  const sequences = tables.sequences.by('organizationId', organizationId).filter(({ importId }) => importId === id)
  for (const sequence of sequences) tables.sequences.patch(sequence.id, { importId: null })
  tables.recipientImports.delete(id)
}

/** IMPORT-8: an import with a page of its rows, after the row number `after`. */
export function importView(
  workspace: TandemWorkspace,
  { id, organizationId: _organizationId, createdBy: _createdBy, ...found }: RecipientImportRow,
  {
    after = 0,
    limit = defaultLimit,
  }: { readonly after?: number | undefined; readonly limit?: number | undefined } = {},
): RecipientImport {
  const fileRows = fileRowsOf(workspace, id)
  const rows = dataRowsOf(fileRows, found)
  const page = rows.filter(({ row }) => row > after).slice(0, limit)
  return {
    ...found,
    importId: id,
    header: [...found.header],
    firstRows: firstRowsOf(fileRows),
    columns: found.columns ? [...found.columns] : null,
    count: page.length,
    totalCount: rows.length,
    _embedded: { recipients: page.map((row) => rowView(workspace, found, row)) },
  }
}

export function fileRowsOf({ tables }: TandemWorkspace, importId: number): readonly ImportedRow[] {
  return tables.importedRows.by('importId', importId).toSorted((one, other) => one.row - other.row)
}

/** The rows that become recipients. With the offset 0, the header row is a recipient. */
export const dataRowsOf = (
  fileRows: readonly ImportedRow[],
  { headerRow, offset }: Pick<RecipientImportRow, 'headerRow' | 'offset'>,
): readonly ImportedRow[] => fileRows.filter(({ row }) => row >= headerRow + (offset ?? 1))

/** A row as a response shows it. */
export function rowView(
  workspace: TandemWorkspace,
  { columns, sequenceId, header }: Pick<RecipientImportRow, 'columns' | 'sequenceId' | 'header'>,
  row: ImportedRow,
): ImportedRecipient {
  const cells = withoutTail(row.cells, header.length).slice()
  const { firstName = '', lastName = '' } = columns ? fieldsOf(columns, cells).fields : {}
  const { recipientId: id, existingStatus, message, leftOut } = row
  const result = { ...presentStatus(workspace, sequenceId, row), existingStatus, message, leftOut, cells }
  return { row: row.row, id, firstName, lastName, ...result }
}

/**
 * A pending row becomes `imported` when its recipient has the status `approved` or `sent` in the import's sequence. The
 * row becomes `conflict` if the recipient is in another sequence.
 */
function presentStatus(workspace: TandemWorkspace, sequenceId: number | null, { status, recipientId }: ImportedRow) {
  const enrolment = status === 'pending' && recipientId !== null ? enrolmentOf(workspace, recipientId) : undefined
  if (!enrolment) return { status, existingSequenceId: null }
  if (enrolment.sequenceId !== sequenceId)
    return { status: 'conflict' as const, existingSequenceId: enrolment.sequenceId }
  return { status: enrolment.status === 'new' ? status : ('imported' as const), existingSequenceId: null }
}

const firstRowsOf = (rows: readonly FileRow[]) =>
  rows.slice(0, recipientImport.firstRows).map(({ row, cells }) => ({ row, cells: withoutTail(cells, 0).slice() }))
