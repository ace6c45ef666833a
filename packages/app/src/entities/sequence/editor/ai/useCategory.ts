import { type ResponseCategory } from '@tandem/contract'
import { useState } from 'react'
import { categoryOf } from './aiEntries.ts'

export interface CategorySelection {
  /** The category of the selected tab, if `onCategoryChange` is given. Any other text selects the first category. */
  readonly category?: string | undefined
  /** Default: the editor remembers the selection. */
  readonly onCategoryChange?: ((category: ResponseCategory) => void) | undefined
}

/** The selected category, and a function that selects one. */
export function useCategory({ category, onCategoryChange }: CategorySelection) {
  const [own, setOwn] = useState<ResponseCategory>()
  return [categoryOf(onCategoryChange ? category : own), onCategoryChange ?? setOwn] as const
}
