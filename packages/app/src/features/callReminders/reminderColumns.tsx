import { Edit20Regular } from '@fluentui/react-icons/svg/edit'
import { type DataTableColumn, StatusDot } from '@tandem/components'
import { ReminderDelay } from '@tandem/contract'
import { callLinks } from '../../entities/call/links.ts'
import { reminderMessages as texts, reminderNames } from '../../entities/call/messages.ts'
import { type ClientRow } from './remindersByClient.ts'

const stateText = (isOn: boolean): string => (isOn ? texts.on : texts.off)

const rowActions = [{ id: 'edit', label: texts.view, icon: Edit20Regular, isQuick: true }]

/** The client, who opens the drawer, and for each delay whether its reminder is sent. */
export const reminderColumns = (search: string): readonly DataTableColumn<ClientRow>[] => [
  {
    id: 'client',
    header: texts.client,
    type: 'link',
    width: 320,
    getText: ({ name }) => name,
    getHref: ({ id }) => `${callLinks.clientReminders(id)}${search}`,
  },
  ...ReminderDelay.options.map((delay): DataTableColumn<ClientRow> => ({
    id: delay,
    header: reminderNames[delay],
    type: 'custom',
    width: 200,
    getText: ({ reminders }) => stateText(reminders[delay].enabled),
    render: ({ reminders }) => {
      const { enabled } = reminders[delay]
      return <StatusDot tone={enabled ? 'success' : 'neutral'} label={stateText(enabled)} />
    },
  })),
  { id: 'actions', header: texts.actions, type: 'actions', getActions: () => rowActions },
]
