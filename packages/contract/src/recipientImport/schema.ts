import * as v from 'valibot'
import { recipientImport } from '../constants.ts'
import { assumedField } from '../core/assumed.ts'
import { queryId } from '../core/query.ts'
import { body, count, id, recipientId, sequenceId, text } from '../core/scalars.ts'
import { SequenceRecipientStatus } from '../sequence/schema.ts'

export const RecipientField = v.picklist([
  'firstName',
  'lastName',
  'url',
  'title',
  'company',
  'industry',
  'location',
  'timeZone',
])
export type RecipientField = v.InferOutput<typeof RecipientField>

/**
 * The fields that a column can fill. A column can also fill a custom attribute. `fullName` (assumed) is split into
 * first name and last name (IMPORT-29).
 */
export const ImportTarget = v.picklist([
  'firstName',
  'lastName',
  'fullName',
  'url',
  'title',
  'company',
  'industry',
  'location',
  'timeZone',
])
export type ImportTarget = v.InferOutput<typeof ImportTarget>

/** IMPORT-6: a column whose `attributeId` is null is not imported. */
export const ImportColumn = body({
  attributeId: v.nullable(
    v.union([ImportTarget, id], 'attributeId must be a field of the recipient, or the id of a custom attribute.'),
  ),
})
export type ImportColumn = v.InferOutput<typeof ImportColumn>

/**
 * `skipped` in an import without a sequence: the recipient already exists. `skipped` in an import into a sequence: the
 * recipient is already in this sequence. `conflict`: another sequence has the recipient.
 */
export const ImportRowStatus = v.picklist(['pending', 'imported', 'skipped', 'conflict', 'failed'])
export type ImportRowStatus = v.InferOutput<typeof ImportRowStatus>

/** `id`: the recipient's id. Null before the recipient exists. */
export const ImportedRecipient = v.object({
  /** Row number in the file, from 1. The header row counts. */
  row: v.pipe(count, v.minValue(1)),
  id: v.nullable(recipientId),
  firstName: v.string(),
  lastName: v.string(),
  status: ImportRowStatus,
  /** The status that the recipient had in the import's sequence before the import. */
  existingStatus: v.nullable(SequenceRecipientStatus),
  existingSequenceId: v.nullable(sequenceId),
  message: v.nullable(v.string()),
  /** IMPORT-31 (assumed): a text that lists the unusable values, with reasons. */
  leftOut: assumedField(v.nullable(v.string())),
  cells: v.array(v.string()),
})
export type ImportedRecipient = v.InferOutput<typeof ImportedRecipient>

const FileRow = v.object({ row: v.pipe(count, v.minValue(1)), cells: v.array(v.string()) })

const offset = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1))

/** IMPORT-8 */
export const RecipientImport = v.object({
  importId: id,
  sequenceId: v.nullable(sequenceId),
  fileName: v.string(),
  /** IMPORT-28 (assumed): the row number of the header. Without a header, the row number of the first recipient. */
  headerRow: assumedField(v.pipe(count, v.minValue(1))),
  header: v.array(v.string()),
  /** The first rows of the file, without blank rows. */
  firstRows: v.pipe(v.array(FileRow), v.maxLength(recipientImport.firstRows)),
  /** Number of rows below the header. */
  rowCount: count,
  /** Null before the first mapping. */
  columns: v.nullable(v.array(ImportColumn)),
  /** 1 if `headerRow` is a header. Null before the mapping. */
  offset: v.nullable(offset),
  /** Number of rows on this page. */
  count,
  totalCount: count,
  _embedded: v.object({ recipients: v.array(ImportedRecipient) }),
})
export type RecipientImport = v.InferOutput<typeof RecipientImport>

const tooLarge = 'A file can have at most 10 MB.'

/** IMPORT-1 to IMPORT-3 */
export const RecipientImportUpload = body({
  file: v.pipe(v.file('A file is required.'), v.maxSize(recipientImport.maximumBytes, tooLarge)),
  sequenceId: v.optional(queryId),
})
export type RecipientImportUpload = v.InferOutput<typeof RecipientImportUpload>

/** IMPORT-1 */
export const RecipientImportUploaded = v.pick(RecipientImport, [
  'importId',
  'headerRow',
  'header',
  'firstRows',
  'rowCount',
])
export type RecipientImportUploaded = v.InferOutput<typeof RecipientImportUploaded>

/** IMPORT-7: one item for each column of the file, in the order of the file. */
export const RecipientImportMapping = body({
  columns: v.pipe(
    v.array(ImportColumn),
    v.minLength(1, 'At least one column is needed.'),
    v.maxLength(200, 'There can be at most 200 columns.'),
  ),
})
export type RecipientImportMapping = v.InferOutput<typeof RecipientImportMapping>

/** IMPORT-19: the corrected cells of a failed row. */
export const ImportRowPatch = body({
  cells: v.pipe(
    v.array(text('A value', 10_000)),
    v.minLength(1, 'At least one value is needed.'),
    v.maxLength(200, 'There can be at most 200 columns.'),
  ),
})
export type ImportRowPatch = v.InferOutput<typeof ImportRowPatch>
