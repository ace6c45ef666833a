import {
  CategoryBadge,
  type DataTableColumn,
  InitialsAvatar,
  ScheduleCell,
  scheduleTextOf,
  StatusDot,
  type WeeklySchedule,
} from '@tandem/components'
import { Schedule } from '@tandem/contract'
import * as v from 'valibot'
import { codeText } from '../../api/directories.ts'
import { listMessages } from '../messages.ts'
import { cellText, valueAt } from './cellValues.ts'
import { type ListCell } from './listCell.ts'

const isSchedule = (value: unknown): value is WeeklySchedule => v.is(Schedule, value)

const codeOf = <Row,>({ column, valueOf }: ListCell<Row>, row: Row): string | undefined => {
  const code = column.path === undefined ? valueOf(row) : valueAt(row, column.path)
  return typeof code === 'string' && code !== '' ? code : undefined
}

/** The name from the related entity or the directory. Otherwise the code in words. */
const nameOf = <Row,>(cell: ListCell<Row>, row: Row): string => {
  const code = codeOf(cell, row)
  // A column with a collection but without a path shows the code of a related entity, not a name.
  const isNamed = cell.column.collection !== undefined && cell.column.path !== undefined
  const name = isNamed ? cell.textOf(row) : ''
  if (name !== '') return name
  return code === undefined ? '' : (cell.codeNames?.get(code) ?? codeText(code))
}

export const personCell = <Row,>({ base, bindingOf, textOf, rowHrefOf }: ListCell<Row>): DataTableColumn<Row> => {
  const nameOfPerson = (row: Row) =>
    [bindingOf(row, 'firstName'), bindingOf(row, 'lastName')].map(cellText).filter(Boolean).join(' ') || textOf(row)
  return {
    ...base,
    type: 'link',
    getText: (row) => nameOfPerson(row) || listMessages.unnamed,
    getHref: (row) => rowHrefOf?.(row),
    renderMedia: (row) => <InitialsAvatar name={nameOfPerson(row)} size={24} />,
  }
}

export const categoryCell = <Row,>(cell: ListCell<Row>): DataTableColumn<Row> => ({
  ...cell.base,
  type: 'custom',
  width: 160,
  getText: (row) => nameOf(cell, row),
  render: (row) => {
    const code = codeOf(cell, row)
    return code === undefined ? undefined : <CategoryBadge categoryId={code} name={nameOf(cell, row)} />
  },
})

export const callStatusCell = <Row,>(cell: ListCell<Row>): DataTableColumn<Row> => ({
  ...cell.base,
  type: 'text',
  getText: (row) => nameOf(cell, row),
})

/** The hours of a week (LIST-29), or 'Not scheduled' (LIST-30). */
export const scheduleCell = <Row,>({ base, valueOf }: ListCell<Row>): DataTableColumn<Row> => {
  const scheduleOf = (row: Row) => {
    const value = valueOf(row)
    return isSchedule(value) ? value : undefined
  }
  return {
    ...base,
    type: 'custom',
    width: 300,
    getText: (row) => {
      const schedule = scheduleOf(row)
      return schedule === undefined ? listMessages.notScheduled : scheduleTextOf(schedule)
    },
    render: (row) => <ScheduleCell schedule={scheduleOf(row)} />,
  }
}

/** Appearance of a status (LIST-28). */
export const statuses = {
  active: { tone: 'success', label: 'Active' },
  paused: { tone: 'danger', label: 'Paused' },
  archived: { tone: 'neutral', label: 'Archived' },
  notLaunched: { tone: 'neutral', label: 'Not launched' },
} as const

const isStatus = (value: unknown): value is keyof typeof statuses => typeof value === 'string' && value in statuses

/** A value that is not in `statuses` shows a dash (LIST-28). */
export const statusCell = <Row,>({ base, valueOf }: ListCell<Row>): DataTableColumn<Row> => {
  const statusOf = (row: Row) => {
    const value = valueOf(row)
    return isStatus(value) ? statuses[value] : undefined
  }
  return {
    ...base,
    type: 'custom',
    width: 112,
    getText: (row) => statusOf(row)?.label,
    render: (row) => {
      const status = statusOf(row)
      return status && <StatusDot {...status} />
    },
  }
}
