import { mergeClasses } from '@fluentui/react-components'
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down'
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal'
import { type ReactNode } from 'react'
import { cellTextOf, emptyCellText } from './cellText.ts'
import { shortAddress } from './shortAddress.ts'
import { type CellClasses } from './useCellClasses.ts'
import { type DataTableColumn, type LinkColumn, type RowAction } from './DataTableColumn.ts'

export interface RowTools<Row> {
  readonly classes: CellClasses
  readonly hrefOf: (to: string) => string
  /** Accessible name of a row. */
  readonly labelOf: (row: Row) => string
}

/**
 * The controls in a cell have no event listeners. The grid handles the events of all cells, and reads the `data-`
 * attributes of the controls.
 */
export function renderCell<Row>(column: DataTableColumn<Row>, row: Row, tools: RowTools<Row>): ReactNode {
  const { classes } = tools
  switch (column.type) {
    case 'text':
    case 'editable':
    case 'list':
    case 'number':
      return cellTextOf(column, row) || emptyCellText
    case 'date': {
      const text = cellTextOf(column, row) || emptyCellText
      return column.getDate(row) || text === emptyCellText ? text : <span className={classes.quiet}>{text}</span>
    }
    case 'link':
      return renderLink(column, row, tools)
    case 'choice':
      return (
        <button type="button" tabIndex={-1} className={classes.cellButton} aria-haspopup="menu" data-choice="">
          <span className={classes.clip}>{cellTextOf(column, row) || emptyCellText}</span>
          <ChevronDownRegular />
        </button>
      )
    case 'actions':
      return renderActions(column.getActions(row), column.isAlwaysShown === true, classes)
    case 'custom':
      break
  }
  return column.render(row) ?? emptyCellText
}

function renderLink<Row>(column: LinkColumn<Row>, row: Row, { classes, hrefOf }: RowTools<Row>) {
  const text = column.getText(row) || emptyCellText
  const to = column.getHref(row)
  const isOwnPath = to?.startsWith('/') === true && !to.startsWith('//')
  const isBareAddress = to !== undefined && text === to && !isOwnPath
  return (
    <>
      {column.renderMedia?.(row)}
      {to === undefined || text === emptyCellText ? (
        <span className={classes.clip}>{text}</span>
      ) : (
        <a
          tabIndex={-1}
          className={classes.link}
          href={isOwnPath ? hrefOf(to) : to}
          {...(isOwnPath ? { 'data-to': to } : { target: '_blank', rel: 'noreferrer' })}
          {...(isBareAddress && { 'data-address': to, 'data-hint': to })}
        >
          {isBareAddress ? shortAddress(to) : <bdi>{text}</bdi>}
        </a>
      )}
    </>
  )
}

/** The quick actions are to the left of the menu button (LIST-51). */
function renderActions(actions: readonly RowAction[], isAlwaysShown: boolean, classes: CellClasses) {
  const buttons = actions
    .filter(({ isQuick }) => isQuick === true)
    .map(({ id, label, icon: Icon, isDisabled, hint }) => (
      <button
        key={id}
        type="button"
        tabIndex={-1}
        data-action={id}
        data-hint={hint ?? (Icon ? label : undefined)}
        aria-label={Icon ? label : undefined}
        aria-disabled={isDisabled}
        className={mergeClasses(classes.cellButton, !Icon && isDisabled !== true && classes.textButton)}
      >
        {Icon ? <Icon fontSize={20} /> : label}
      </button>
    ))
  if (isAlwaysShown) return buttons
  return (
    <>
      {buttons.length > 0 && (
        <span data-revealed="" className={classes.quick}>
          {buttons}
        </span>
      )}
      {actions.length > 0 && (
        <button
          type="button"
          tabIndex={-1}
          data-action-menu=""
          data-hint="More actions"
          aria-label="More actions"
          aria-haspopup="menu"
          className={classes.cellButton}
        >
          <MoreHorizontalRegular fontSize={20} />
        </button>
      )}
    </>
  )
}
