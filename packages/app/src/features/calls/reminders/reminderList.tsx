import { Edit20Regular } from '@fluentui/react-icons/svg/edit'
import { StatusDot } from '@tandem/components'
import { type CallReminderTemplate, callReminderTemplateFilters, callReminderTemplateList } from '@tandem/contract'
import { type CellRenderer } from '../../../shared/lists/columns/listCell.ts'
import { defineList } from '../../../shared/lists/defineList.ts'
import { callLinks } from '../links.ts'
import { reminderMessages as texts, reminderNames } from '../messages.ts'

const rowActions = [{ id: 'edit', label: texts.view, icon: Edit20Regular, isQuick: true }]

/** The client, who opens the drawer with all reminders. */
const clientCell: CellRenderer<CallReminderTemplate> = ({ base, textOf, rowHrefOf }) => ({
  ...base,
  type: 'link',
  width: 240,
  getText: textOf,
  getHref: (row) => rowHrefOf?.(row),
})

const delayCell: CellRenderer<CallReminderTemplate> = ({ base }) => ({
  ...base,
  type: 'text',
  width: 200,
  getText: ({ delay }) => reminderNames[delay],
})

const enabledCell: CellRenderer<CallReminderTemplate> = ({ base }) => ({
  ...base,
  type: 'custom',
  width: 120,
  getText: ({ enabled }) => (enabled ? texts.on : texts.off),
  render: ({ enabled }) => <StatusDot tone={enabled ? 'success' : 'neutral'} label={enabled ? texts.on : texts.off} />,
})

const expectedColumns = [
  { id: 'client', label: 'AI Client', isSortable: true },
  { path: 'delay', label: 'When', template: 'reminderDelay', isSortable: true },
  { path: 'enabled', label: 'Enabled', template: 'boolean', isSortable: true },
  { path: 'text', label: 'Text' },
]

/** The reminders of all clients, client after client (CALL-13). */
export const reminderList = defineList(
  { dataType: 'callReminderTemplates', rows: { callReminderTemplateList }, filters: { callReminderTemplateFilters } },
  {
    path: callLinks.reminders,
    texts: texts.list,
    expectedColumns,
    rowLabel: ({ delay }) => reminderNames[delay],
    rowHref: ({ clientId }) => callLinks.clientReminders(clientId),
    cells: { client: clientCell, delay: delayCell, enabled: enabledCell },
    rowActions: () => rowActions,
  },
)
