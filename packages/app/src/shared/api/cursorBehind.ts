import { hasMoreToLoad, pageCursors } from '@tandem/contract'
import { type PageCursor } from './operationKey.ts'

/** LIST-22: the cursor of the next page. Undefined at the end of the list. */
export const cursorBehind = (rows: readonly { readonly id: number }[]): PageCursor | undefined =>
  hasMoreToLoad(rows.length) ? { after: pageCursors(rows).after } : undefined
