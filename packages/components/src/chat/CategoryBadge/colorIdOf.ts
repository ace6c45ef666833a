import { type CategoryColorId, categoryColorIds } from '../../theme/tandemTokens.ts'

const known: ReadonlySet<string> = new Set(categoryColorIds)
const isKnown = (id: string): id is CategoryColorId => known.has(id)

/** The colour of a category; neutral grey for an unknown category. */
export function colorIdOf(categoryId: string): CategoryColorId {
  return isKnown(categoryId) ? categoryId : 'unqualified'
}
