import * as v from 'valibot'
import { recipientImport } from '../constants.ts'
import { queryId } from '../query.ts'
import { body, count, id } from '../scalars.ts'
import { SequenceRecipientStatus } from './sequence.ts'

/** Fields of every recipient that a column can be mapped to; further ones are custom attributes, by their id. */
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

/** What a column of the file becomes; null: it is left out. */
export const ImportColumn = body({
  attributeId: v.nullable(
    v.union([RecipientField, id], 'A column becomes a field of the recipient or a custom attribute.'),
  ),
})
export type ImportColumn = v.InferOutput<typeof ImportColumn>

/**
 * Where a row stands: waiting (for the mapping, or for its recipient to be put into the sequence), imported, already in the list, held by
 * another sequence, unusable.
 */
export const ImportRowStatus = v.picklist(['pending', 'imported', 'skipped', 'conflict', 'failed'])
export type ImportRowStatus = v.InferOutput<typeof ImportRowStatus>

/** A row of the file; `id` is its recipient once there is one. */
export const ImportedRecipient = v.object({
  /** Place in the file, counted from 1 with the header row. */
  row: v.pipe(count, v.minValue(1)),
  id: v.nullable(id),
  firstName: v.string(),
  lastName: v.string(),
  status: ImportRowStatus,
  /** What the recipient already was in the import's sequence. */
  existingStatus: v.nullable(SequenceRecipientStatus),
  /** In a conflict: the sequence that holds the recipient. */
  existingSequenceId: v.nullable(id),
  /** Why the row failed. */
  message: v.nullable(v.string()),
  /** The row as the file has it. */
  cells: v.array(v.string()),
})
export type ImportedRecipient = v.InferOutput<typeof ImportedRecipient>

const offset = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1))

/** A file of recipients on its way into the list (document 3, section 3). */
export const RecipientImport = v.object({
  importId: id,
  sequenceId: v.nullable(id),
  fileName: v.string(),
  header: v.array(v.string()),
  /** The first rows, header excluded. */
  sample: v.pipe(v.array(v.array(v.string())), v.maxLength(recipientImport.sampleRows)),
  rowCount: count,
  /** Mapping so far; null before the first. */
  columns: v.nullable(v.array(ImportColumn)),
  /** 1: the first row is a header; null before the mapping. */
  offset: v.nullable(offset),
  /** Rows of this page. */
  count,
  totalCount: count,
  _embedded: v.object({ recipients: v.array(ImportedRecipient) }),
})
export type RecipientImport = v.InferOutput<typeof RecipientImport>

const tooLarge = 'A file can have at most 10 MB.'

/** CSV or XLSX. */
export const RecipientImportUpload = body({
  file: v.pipe(v.file('A file is required.'), v.maxSize(recipientImport.maximumBytes, tooLarge)),
  sequenceId: v.optional(queryId),
})
export type RecipientImportUpload = v.InferOutput<typeof RecipientImportUpload>

/** What the upload answers: enough to map the columns. */
export const RecipientImportUploaded = v.pick(RecipientImport, ['importId', 'header', 'sample', 'rowCount'])
export type RecipientImportUploaded = v.InferOutput<typeof RecipientImportUploaded>

/** The mapping of all columns, in their order. */
export const RecipientImportMapping = body({
  columns: v.pipe(
    v.array(ImportColumn),
    v.minLength(1, 'At least one column is needed.'),
    v.maxLength(200, 'There can be at most 200 columns.'),
  ),
})
export type RecipientImportMapping = v.InferOutput<typeof RecipientImportMapping>
