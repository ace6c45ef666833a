import { Button, mergeClasses, makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { type SyntheticEvent } from 'react'
import { formatCount } from '../../format/formatFigure.ts'
import { singleClicks } from '../../hooks/doubleClicks.ts'
import { type DataTableSelection } from './DataTableProps.ts'
import { allMatchingSelection, emptyRowSelection, selectedCountOf } from './rowSelection.ts'
import { wrappingRow } from '../../theme/styleFragments.ts'

const useSelectionBarStyles = makeStyles({
  bar: {
    ...wrappingRow(tokens.spacingHorizontalXS),
    paddingBlock: tokens.spacingVerticalSNudge,
    color: tokens.colorNeutralForeground1,
  },
  count: { ...typographyStyles.body1Strong, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  link: { color: tokens.colorBrandForegroundLink, whiteSpace: 'nowrap' },
  divider: {
    height: '20px',
    marginInline: tokens.spacingHorizontalXS,
    borderLeft: `1px solid ${tokens.colorNeutralStroke1}`,
  },
})

interface SelectionBarProps {
  readonly selection: DataTableSelection
  /** Number of rows that match the filters. */
  readonly total: number
  /** Moves the focus to the rows. Called before the bar disappears together with its focused button. */
  readonly onFocusRows: () => void
}

/**
 * The actions for the selected rows (LIST-44). The element with the number of selected rows is always mounted, because
 * screen readers announce only changes of mounted elements.
 */
export function SelectionBar({ selection, total, onFocusRows }: SelectionBarProps) {
  const styles = useSelectionBarStyles()
  const { selected, actions, onChange } = selection
  const count = selectedCountOf(selected, total)
  const isShown = count > 0
  const isAll = count === total
  const clear = (event: SyntheticEvent) => {
    onFocusRows()
    onChange(event, { selected: emptyRowSelection })
  }
  return (
    <div {...singleClicks} role="group" aria-label="Selected rows" className={mergeClasses(isShown && styles.bar)}>
      <span aria-live="polite" className={styles.count}>
        {isShown && (isAll ? `All ${formatCount(total)} selected` : `${formatCount(count)} selected`)}
      </span>
      {isShown && (
        <>
          {!isAll && (
            <Button
              size="small"
              appearance="transparent"
              className={styles.link}
              onClick={(event) => onChange(event, { selected: allMatchingSelection })}
            >
              Select all {formatCount(total)} matching
            </Button>
          )}
          <span aria-hidden className={styles.divider} />
          {actions}
          <Button
            size="small"
            appearance="subtle"
            icon={<DismissRegular />}
            aria-label="Clear selection"
            onClick={clear}
          >
            Clear
          </Button>
        </>
      )}
    </div>
  )
}
