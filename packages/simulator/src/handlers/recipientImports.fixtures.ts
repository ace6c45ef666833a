import { RecipientImport, RecipientImportUploaded } from '@tandem/contract'
import * as v from 'valibot'
import { expect } from 'vitest'
import { type ReceivedResponse, type signedIn } from './visitor.fixtures.ts'

type Someone = Awaited<ReturnType<typeof signedIn>>

export async function upload({ call }: Someone, content: string | Uint8Array<ArrayBuffer>, sequenceId?: number) {
  const form = new FormData()
  form.set('file', new File([content], 'leads.csv'))
  if (sequenceId !== undefined) form.set('sequenceId', String(sequenceId))
  return call('POST', '/recipients/imports', form)
}

export const rowsOf = (response: ReceivedResponse) => {
  const { _embedded: embedded } = v.parse(RecipientImport, response.body)
  return embedded.recipients
}

/** A mapping that gives each column a field, in the order of the columns. Null: the column has no field. */
export const columns = (...ids: readonly (string | number | null)[]) => ({
  columns: ids.map((attributeId) => ({ attributeId })),
})

export async function imported(
  someone: Someone,
  content: string,
  mapping: object,
  { sequenceId, offset = 1 }: { sequenceId?: number; offset?: number } = {},
) {
  const { importId } = v.parse(RecipientImportUploaded, (await upload(someone, content, sequenceId)).body)
  const response = await someone.call('POST', `/recipients?importId=${importId}&offset=${offset}`, mapping)
  expect(response.status).toBe(201)
  return { importId, rows: rowsOf(response) }
}
