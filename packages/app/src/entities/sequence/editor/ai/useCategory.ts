import { type ResponseCategory } from '@tandem/contract'
import { useState } from 'react'
import { categoryOf } from './aiEntries.ts'

export interface CategorySelection {
  /** Used only with `onCategoryChange`. An unknown text selects the first category. */
  readonly category?: string | undefined
  /** Default: the editor remembers the selection. */
  readonly onCategoryChange?: ((category: ResponseCategory) => void) | undefined
}

export function useCategory({ category, onCategoryChange }: CategorySelection) {
  const [own, setOwn] = useState<ResponseCategory>()
  return [categoryOf(onCategoryChange ? category : own), onCategoryChange ?? setOwn] as const
}
