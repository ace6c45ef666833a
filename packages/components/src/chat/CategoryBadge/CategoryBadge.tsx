import { mergeClasses } from '@fluentui/react-components'
import { memo } from 'react'
import { type CategoryColorId } from '../../theme/tandemTokens.ts'
import { colorIdOf } from './colorIdOf.ts'
import { useCategoryBadgeStyles } from './CategoryBadge.styles.ts'

export interface CategoryBadgeProps {
  /** A category's id. An unknown id gets the grey of the category 'unqualified'. */
  readonly categoryId: string
  /** The category's name. Default: its id. */
  readonly name?: string | undefined
}

/** Shows the name of a category on a background in the category's colour. */
export const CategoryBadge = memo(function CategoryBadge({ categoryId, name }: CategoryBadgeProps) {
  const styles = useCategoryBadgeStyles()
  const colorId: CategoryColorId = colorIdOf(categoryId)
  return <span className={mergeClasses(styles.root, styles[colorId])}>{name ?? categoryId}</span>
})
