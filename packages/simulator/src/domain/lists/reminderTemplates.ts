import { folded, ReminderDelay } from '@tandem/contract'
import { type ReminderTemplateRow } from '../rows/calls.ts'
import { scopeOf } from '../people/scope.ts'
import { booleanFilter, clientColumn, clientFilter, namedItems, selectFilter } from './items.ts'
import { type ListDefinition } from './listDefinition.ts'

const delayNames: Readonly<Record<ReminderDelay, string>> = {
  day: '16-24 Hours Before',
  few_hours: 'Couple Hours Before',
  less_than_hour: '10-40 Minutes Before',
}

export const reminderTemplates: ListDefinition<ReminderTemplateRow> = {
  dataType: 'callReminderTemplates',
  table: 'reminderTemplates',
  reads: { clients: 'all' },
  visibleTo: (workspace, viewer) => {
    const { clients: seesClient } = scopeOf(workspace, viewer)
    return ({ clientId }) => {
      const client = workspace.tables.clients.get(clientId)
      return client !== undefined && seesClient(client)
    }
  },
  order: { key: ({ id }) => id, isDescending: false },
  searchText: ({ text, clientId }, { tables }) => folded(`${tables.clients.get(clientId)?.name ?? ''}\n${text}`),
  columns: () => [
    clientColumn,
    {
      path: 'delay',
      label: 'When',
      template: 'reminderDelay',
      sortBy: ({ delay }) => ReminderDelay.options.indexOf(delay),
    },
    { path: 'enabled', label: 'Enabled', template: 'boolean', sortBy: 'value' },
    { path: 'text', label: 'Text' },
  ],
  filters: [
    clientFilter,
    selectFilter('delay', 'When', namedItems(delayNames), ({ delay }) => [delay]),
    booleanFilter('enabled', 'Enabled', ({ enabled }) => enabled),
  ],
}
