import { type CategoryColorId, categoryColorIds } from '../../theme/tandemTokens.ts'

const known: ReadonlySet<string> = new Set(categoryColorIds)
const isKnown = (id: string): id is CategoryColorId => known.has(id)

/** Returns the colour of a category. An unknown category has the colour of `unqualified`. */
export function colorIdOf(categoryId: string): CategoryColorId {
  return isKnown(categoryId) ? categoryId : 'unqualified'
}
