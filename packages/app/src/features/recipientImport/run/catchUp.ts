import { isGone } from '../../../shared/api/RequestError.ts'
import { type ImportCalls } from './importCalls.ts'
import { type ImportRows, rowStateOf } from './ImportRows.ts'

/**
 * Rereads the waiting rows, which another window may have imported. The record is deleted once all rows have succeeded:
 * without a record, the waiting rows have succeeded too.
 */
export async function catchUp(rows: ImportRows, calls: ImportCalls, companyColumn: number): Promise<void> {
  try {
    for (let place = rows.next('waiting', 0); place !== undefined; place = rows.next('waiting', place)) {
      const { _embedded: embedded } = await calls.page((rows.at(place)?.row ?? 1) - 1)
      for (const row of embedded.recipients) {
        const known = rows.placeOf(row.row)
        const isWaiting = known !== undefined && rows.at(known)?.status === 'waiting'
        if (isWaiting) rows.change(known, rowStateOf(row, companyColumn))
      }
      place += Math.max(1, embedded.recipients.length)
    }
  } catch (error) {
    if (!isGone(error)) throw error
    for (const place of rows.placesWith(['waiting'])) rows.change(place, { status: 'imported' })
  }
}
