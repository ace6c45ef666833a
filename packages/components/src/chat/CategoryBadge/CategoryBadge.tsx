import { mergeClasses, type GriffelStyle, makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { memo } from 'react'
import { type CategoryColorId } from '../../theme/tandemTokens.ts'
import { colorIdOf } from './colorIdOf.ts'
import { oneLine } from '../../theme/styleFragments.ts'
import { categoryColors } from '../../theme/categoryColors.ts'

const colored = (id: CategoryColorId): GriffelStyle => ({
  backgroundColor: categoryColors[id].background,
  color: categoryColors[id].foreground,
  boxShadow: `inset 0 0 0 ${tokens.strokeWidthThin} ${categoryColors[id].border}`,
})

const useCategoryBadgeStyles = makeStyles({
  root: {
    display: 'inline-block',
    boxSizing: 'border-box',
    maxWidth: '100%',
    verticalAlign: 'middle',
    paddingInline: tokens.spacingHorizontalSNudge,
    paddingBlock: tokens.spacingVerticalXXS,
    borderRadius: tokens.borderRadiusMedium,
    ...typographyStyles.caption1Strong,
    ...oneLine,
  },
  interested: colored('interested'),
  info_request: colored('info_request'),
  neutral: colored('neutral'),
  not_now: colored('not_now'),
  objection: colored('objection'),
  not_interested: colored('not_interested'),
  unqualified: colored('unqualified'),
  stop_campaign: colored('stop_campaign'),
  not_categorized: colored('not_categorized'),
})

export interface CategoryBadgeProps {
  /** A category's id. An unknown category is neutral grey. */
  readonly categoryId: string
  /** The category's name. Default: its id. */
  readonly name?: string | undefined
}

/** A category's name on its colour. */
export const CategoryBadge = memo(function CategoryBadge({ categoryId, name }: CategoryBadgeProps) {
  const styles = useCategoryBadgeStyles()
  const colorId: CategoryColorId = colorIdOf(categoryId)
  return <span className={mergeClasses(styles.root, styles[colorId])}>{name ?? categoryId}</span>
})
