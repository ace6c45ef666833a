import { type CategoryColorId, categoryColorIds } from '../../theme/tandemTokens.ts'

const known: ReadonlySet<string> = new Set(categoryColorIds)
const isKnown = (id: string): id is CategoryColorId => known.has(id)

/** The colour a category is shown in: its own, or the neutral grey of `unqualified` for one that a server has newly made up. */
export function colorIdOf(categoryId: string): CategoryColorId {
  return isKnown(categoryId) ? categoryId : 'unqualified'
}
