import { StatusDot } from '@tandem/components'
import { type CellRenderer } from './cells.ts'
import { listMessages } from './messages.ts'

const statuses = {
  active: { tone: 'success', label: 'Active' },
  paused: { tone: 'danger', label: 'Paused' },
  archived: { tone: 'neutral', label: 'Archived' },
} as const

const statusOf = (value: unknown) =>
  value === 'active' || value === 'paused' || value === 'archived' ? statuses[value] : undefined

/** Active (green), paused (red), archived (grey); a dash for anything else. */
export const statusCell = <Row,>({
  base,
  valueOf,
}: Parameters<CellRenderer<Row>>[0]): ReturnType<CellRenderer<Row>> => ({
  ...base,
  type: 'custom',
  width: 140,
  getText: (row) => statusOf(valueOf(row))?.label,
  render: (row) => {
    const status = statusOf(valueOf(row))
    return status ? <StatusDot {...status} /> : listMessages.emptyCell
  },
})
