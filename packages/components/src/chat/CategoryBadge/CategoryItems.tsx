import { makeStyles, MenuDivider, MenuItemRadio, mergeClasses, tokens } from '@fluentui/react-components'
import { type SyntheticEvent } from 'react'
import { categoryColors } from '../../theme/categoryColors.ts'
import { type ChatCategory } from '../chatMessage.ts'
import { colorIdOf } from './colorIdOf.ts'

const useCategoryItemsStyles = makeStyles({
  dot: {
    boxSizing: 'border-box',
    width: '12px',
    height: '12px',
    margin: tokens.spacingHorizontalXS,
    borderRadius: tokens.borderRadiusCircular,
    border: `${tokens.strokeWidthThin} solid currentColor`,
    backgroundColor: 'currentColor',
  },
  open: { backgroundColor: 'transparent' },
  severe: {
    color: tokens.colorStatusDangerForeground1,
    ':hover': { color: tokens.colorStatusDangerForeground1 },
  },
})

interface CategoryItemsProps {
  /** The menu keeps the order of the categories, but shows severe categories last, below a line. */
  readonly categories: readonly ChatCategory[]
  readonly onChoose: (event: SyntheticEvent, data: { readonly id: string }) => void
}

/** Radio items to choose a category in a menu. Each item has a dot in the colour of its category. */
export function CategoryItems({ categories, onChoose }: CategoryItemsProps) {
  const styles = useCategoryItemsStyles()
  const severe = categories.filter(({ isSevere }) => isSevere)
  const draw = ({ id, name, isSevere = false }: ChatCategory) => {
    const colorId = colorIdOf(id)
    return (
      <MenuItemRadio
        key={id}
        name="category"
        value={id}
        className={mergeClasses(isSevere && styles.severe)}
        icon={
          <span
            className={mergeClasses(styles.dot, colorId === 'not_categorized' && styles.open)}
            style={{ color: categoryColors[colorId].dot }}
          />
        }
        onClick={(event) => onChoose(event, { id })}
      >
        {name}
      </MenuItemRadio>
    )
  }
  return (
    <>
      {categories.filter(({ isSevere }) => !isSevere).map(draw)}
      {severe.length > 0 && <MenuDivider />}
      {severe.map(draw)}
    </>
  )
}
