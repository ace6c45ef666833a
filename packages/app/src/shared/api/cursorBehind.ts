import { hasMoreToLoad, pageCursors } from '@tandem/contract'
import { type PageCursor } from './operationKey.ts'

/** LIST-22: the cursor of the page behind these rows; undefined at the end of the list. */
export const cursorBehind = (rows: readonly { readonly id: number }[]): PageCursor | undefined =>
  hasMoreToLoad(rows.length) ? { after: pageCursors(rows).after } : undefined
