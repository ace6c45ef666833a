import { mergeClasses } from '@fluentui/react-components'
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down'
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal'
import { Fragment, type ReactNode } from 'react'
import { CategoryBadge } from '../../chat/CategoryBadge/CategoryBadge.tsx'
import { initialsOf } from '../../foundations/InitialsAvatar/initialsOf.ts'
import { ScheduleCell } from '../../scheduling/ScheduleCell/ScheduleCell.tsx'
import { StatusDot, type StatusTone } from '../StatusDot/StatusDot.tsx'
import { cellTextOf, emptyCellText, statusTextOf } from './cellText.ts'
import { type CellClasses } from './useCellClasses.ts'
import { type DataTableColumn, type RowAction } from './DataTableColumn.ts'

/** What renderers need beside their row; stable while a table lives. */
export interface CellTools {
  readonly classes: CellClasses
  /** The address to write for a path of the app. */
  readonly hrefOf: (to: string) => string
}

/** What rows need beside their own. */
export interface RowTools<Row> extends CellTools {
  /** A row's name for screen readers. */
  readonly labelOf: (row: Row) => string
}

const statusTones: ReadonlyMap<string, StatusTone> = new Map([
  ['active', 'success'],
  ['paused', 'danger'],
  ['archived', 'neutral'],
])

/** Actions with a button of their own, and those of the row's menu. */
export function splitActions(actions: readonly RowAction[]) {
  return {
    quick: actions.filter(({ isQuick }) => isQuick === true),
    inMenu: actions.filter(({ isQuick }) => isQuick !== true),
  }
}

/**
 * A cell's content. A function, not a component, and bare elements where they do: it runs for each cell that scrolls into view.
 * Its elements go from row to row: what has a state of its own is keyed by what it shows. Everything that can be operated has `tabIndex={-1}` (the grid moves focus) and is told apart by `data-` attributes (the grid listens).
 */
export function renderCell<Row>(
  column: DataTableColumn<Row>,
  row: Row,
  rowId: string,
  { classes, hrefOf }: CellTools,
): ReactNode {
  switch (column.type) {
    case 'text':
    case 'editable':
      return column.getText(row) || emptyCellText
    case 'number':
    case 'list':
      return cellTextOf(column, row) || emptyCellText
    case 'scheduledDate':
      return column.getDate(row) ? (
        cellTextOf(column, row)
      ) : (
        <span className={classes.quiet}>{cellTextOf(column, row)}</span>
      )
    case 'category': {
      const category = column.getCategory(row)
      return category ? <CategoryBadge categoryId={category.id} name={category.name} /> : emptyCellText
    }
    case 'status': {
      const status = column.getStatus(row)
      const label = statusTextOf(status)
      return label === undefined ? (
        emptyCellText
      ) : (
        <StatusDot tone={statusTones.get(status ?? '') ?? 'neutral'} label={label} />
      )
    }
    case 'schedule':
      return <ScheduleCell schedule={column.getSchedule(row) ?? undefined} />
    case 'callStatus':
      return (
        <button type="button" tabIndex={-1} className={classes.cellButton} aria-haspopup="menu" data-call-status="">
          <span className={classes.clip}>{cellTextOf(column, row) || emptyCellText}</span>
          <ChevronDownRegular />
        </button>
      )
    case 'link': {
      const [text, href] = [column.getText(row), column.getHref(row)]
      if (!text) return emptyCellText
      return href === undefined ? <span className={classes.clip}>{text}</span> : anchorOf(text, href, classes, hrefOf)
    }
    case 'avatar': {
      const name = column.getText(row) ?? ''
      const imageUrl = column.getImageUrl?.(row)
      return (
        <>
          {imageUrl === undefined ? (
            <span aria-hidden className={classes.avatar}>
              {initialsOf(name)}
            </span>
          ) : (
            <img key={imageUrl} alt="" src={imageUrl} loading="lazy" className={classes.avatar} />
          )}
          {column.getHref ? (
            anchorOf(name || emptyCellText, column.getHref(row), classes, hrefOf)
          ) : (
            <span className={classes.clip}>{name || emptyCellText}</span>
          )}
        </>
      )
    }
    case 'actions':
      return renderActions(
        column.getActions(row),
        column.isAlwaysShown === true ? undefined : classes.revealed,
        classes,
      )
    case 'custom':
      break
  }
  return <Fragment key={rowId}>{column.render(row)}</Fragment>
}

function anchorOf(text: string, to: string, classes: CellClasses, hrefOf: (to: string) => string) {
  const isOwnPath = to.startsWith('/') && !to.startsWith('//')
  return (
    <a
      tabIndex={-1}
      className={classes.link}
      href={isOwnPath ? hrefOf(to) : to}
      {...(isOwnPath ? { 'data-to': to } : { target: '_blank', rel: 'noreferrer' })}
    >
      {text}
    </a>
  )
}

function renderActions(actions: readonly RowAction[], revealed: string | undefined, classes: CellClasses) {
  const { quick, inMenu } = splitActions(actions)
  return (
    <>
      {quick.map(({ id, label, icon: Icon, isDisabled, hint }) => (
        <button
          key={id}
          type="button"
          tabIndex={-1}
          data-action={id}
          data-revealed={revealed === undefined ? undefined : ''}
          data-hint={hint ?? (Icon ? label : undefined)}
          aria-label={Icon ? label : undefined}
          aria-disabled={isDisabled}
          className={mergeClasses(classes.cellButton, revealed, !Icon && isDisabled !== true && classes.textButton)}
        >
          {Icon ? <Icon fontSize={20} /> : label}
        </button>
      ))}
      {inMenu.length > 0 && (
        <button
          type="button"
          tabIndex={-1}
          data-action-menu=""
          data-revealed={revealed === undefined ? undefined : ''}
          data-hint="More actions"
          aria-label="More actions"
          aria-haspopup="menu"
          className={mergeClasses(classes.cellButton, revealed)}
        >
          <MoreHorizontalRegular fontSize={20} />
        </button>
      )}
    </>
  )
}
