import { type ResponseCategory } from '@tandem/contract'
import { useState } from 'react'
import { categoryOf } from './aiEntries.ts'

export interface CategorySelection {
  /** The selected category. Ignored without `onCategoryChange`. An unknown text selects the first category. */
  readonly category?: string | undefined
  /** Without this callback, `useCategory` stores the selection in its state. */
  readonly onCategoryChange?: ((category: ResponseCategory) => void) | undefined
}

export function useCategory({ category, onCategoryChange }: CategorySelection) {
  const [own, setOwn] = useState<ResponseCategory>()
  return [categoryOf(onCategoryChange ? category : own), onCategoryChange ?? setOwn] as const
}
