// A Fluent app of another team that has installed the component package.
import {
  type ChartData,
  type ColumnSort,
  DataTable,
  type DataTableColumn,
  emptyRowSelection,
  PageHead,
  type RowSelection,
  StatCard,
  StatusDot,
  TandemProvider,
  TimeSeriesChart,
} from '@tandem/components'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

interface Person {
  readonly id: string
  readonly name: string
  readonly messages: number
}

const people: readonly Person[] = [
  { id: '1', name: 'Ada Lovelace', messages: 12 },
  { id: '2', name: 'Grace Hopper', messages: 34 },
]

const columns: readonly DataTableColumn<Person>[] = [
  {
    type: 'link',
    id: 'name',
    header: 'Name',
    isSortable: true,
    getText: ({ name }) => name,
    getHref: ({ id }) => `/people/${id}`,
  },
  { type: 'number', id: 'messages', header: 'Messages', isSortable: true, getNumber: ({ messages }) => messages },
]

const chart: ChartData = {
  dates: ['2026-03-01', '2026-03-02'],
  series: [{ id: 'sent', label: 'Sent', values: [3, 5] }],
}

function App() {
  const [sort, setSort] = useState<ColumnSort>()
  const [selected, setSelected] = useState<RowSelection>(emptyRowSelection)
  return (
    <TandemProvider colorScheme="dark" density="compact">
      <PageHead title="People" />
      <StatusDot tone="success" label="Active" />
      <StatCard label="Answers" value={1284} conversion={18.4} growth={3.25} />
      <TimeSeriesChart title="Messages" data={chart} />
      <div style={{ height: 400 }}>
        <DataTable
          label="People"
          columns={columns}
          rows={people}
          getRowId={({ id }) => id}
          sorting={{ sort, onChange: (_, data) => setSort(data.sort) }}
          selection={{ selected, onChange: (_, data) => setSelected(data.selected) }}
        />
      </div>
    </TandemProvider>
  )
}

const root = document.querySelector('#root')
if (root) createRoot(root).render(<App />)
