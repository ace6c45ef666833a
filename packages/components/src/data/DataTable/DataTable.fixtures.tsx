import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { OpenRegular } from '@fluentui/react-icons/svg/open'
import { CategoryBadge } from '../../chat/CategoryBadge/CategoryBadge.tsx'
import { InitialsAvatar } from '../../foundations/InitialsAvatar/InitialsAvatar.tsx'
import { ScheduleCell } from '../../scheduling/ScheduleCell/ScheduleCell.tsx'
import { scheduleTextOf, type WeeklySchedule } from '../../scheduling/ScheduleCell/weeklySchedule.ts'
import { StatusDot } from '../StatusDot/StatusDot.tsx'
import { type DataTableColumn, type NamedOption, type RowAction } from './DataTableColumn.ts'

export interface Lead {
  readonly id: string
  readonly name: string
  readonly company: string
  readonly note: string
  readonly tags: readonly string[]
  readonly category: string | null
  readonly status: string
  readonly callStatus: string | null
  readonly nextMessage: string | null
  readonly schedule: WeeklySchedule | null
  readonly messages: number | null
}

const firstNames = ['Ada', 'Björn', 'Chiara', 'Dmitri', 'Elif', 'Farah', 'Grace', 'Hiro', 'Inés', 'Jonas']
const lastNames = ['Lovelace', 'Ångström', 'Rossi', 'Petrov', 'Yılmaz', 'Haddad', 'Hopper', 'Tanaka', 'García', 'Weber']
const companies = ['Northwind Traders', 'Fabrikam', 'Contoso Pharmaceuticals', 'Tailspin Toys', 'Litware', 'Proseware']
const tags = ['Decision maker', 'EMEA', 'Inbound', 'Newsletter', 'Partner']
const categories = [
  'interested',
  'info_request',
  'neutral',
  'not_now',
  'objection',
  'not_interested',
  'unqualified',
  'stop_campaign',
  'not_categorized',
]
const statuses = ['active', 'paused', 'archived', 'draft']
const schedules: readonly (WeeklySchedule | null)[] = [
  Object.fromEntries(['mo', 'tu', 'we', 'th', 'fr'].map((day) => [day, [{ start: '09:00', end: '18:00' }]])),
  '*',
  null,
  { mo: '*', we: [{ start: '10:00', end: '12:30' }], sa: [{ start: '08:00', end: '11:00' }] },
]

export const callStatuses: readonly NamedOption[] = [
  { id: 'suggested', name: 'Suggested' },
  { id: 'got_email', name: 'Got email' },
  { id: 'got_phone', name: 'Got phone' },
  { id: 'scheduled', name: 'Scheduled' },
  { id: 'no_show', name: 'No show' },
  { id: 'made', name: 'Made' },
]

/** Returns the item at `index`. After the last item, counting continues at the first item. */
function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

/** Returns the same leads every time. */
export function leads(count: number): readonly Lead[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `lead-${index + 1}`,
    name: `${pick(firstNames, index * 7)} ${pick(lastNames, index * 3 + (index >> 3))}`,
    company: pick(companies, index * 5),
    note: index % 4 === 0 ? '' : `Met at the spring fair, stand ${index + 1}`,
    tags: tags.filter((_, tag) => (index + tag) % 3 === 0),
    category: index % 11 === 10 ? null : pick(categories, index),
    status: pick(statuses, index),
    callStatus: index % 5 === 4 ? null : pick(callStatuses, index).id,
    nextMessage:
      index % 3 === 2 ? null : new Date(Date.UTC(2026, 2, 4 + (index % 20), 9 + (index % 8), 30)).toISOString(),
    schedule: pick(schedules, index),
    messages: index % 9 === 8 ? null : (index * 137) % 2400,
  }))
}

export const longLead: Lead = {
  id: 'lead-long',
  name: 'Maximiliane-Theodora von Wolfeschlegelsteinhausenbergerdorff-Schwarzenbach',
  company: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz International Holding GmbH & Co. KGaA',
  note: 'A note that someone wrote in a hurry and that goes on and on, far beyond what any column of a table could ever hold in one line',
  tags,
  category: 'a_category_that_the_directory_does_not_know_yet',
  status: 'active',
  callStatus: 'a_status_that_is_new',
  nextMessage: 'not a date',
  schedule: schedules[3] ?? null,
  messages: 9_876_543_210,
}

const actions: readonly RowAction[] = [
  { id: 'open', label: 'Open', icon: OpenRegular, isQuick: true },
  { id: 'edit', label: 'Edit', icon: EditRegular },
  { id: 'delete', label: 'Delete', icon: DeleteRegular },
  { id: 'reassign', label: 'Reassign', isDisabled: true, hint: 'Only owners can reassign' },
]

const nameOf = (id: string) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('_', ' ')
const tones = { active: 'success', paused: 'danger' } as const

/** A column of each type. */
export const leadColumns: readonly DataTableColumn<Lead>[] = [
  {
    type: 'link',
    id: 'name',
    header: 'Name',
    isSortable: true,
    getText: ({ name }) => name,
    getHref: ({ id }) => `/recipients/manage/${id}`,
    renderMedia: ({ name }) => <InitialsAvatar name={name} size={24} />,
  },
  { type: 'text', id: 'company', header: 'Company', isSortable: true, getText: ({ company }) => company },
  {
    type: 'custom',
    id: 'status',
    header: 'Status',
    width: 140,
    isSortable: true,
    getText: ({ status }) => nameOf(status),
    render: ({ status }) => (
      <StatusDot tone={status === 'active' || status === 'paused' ? tones[status] : 'neutral'} label={nameOf(status)} />
    ),
  },
  {
    type: 'custom',
    id: 'category',
    header: 'Category',
    width: 160,
    isSortable: true,
    getText: ({ category }) => category && nameOf(category),
    render: ({ category }) => category && <CategoryBadge categoryId={category} name={nameOf(category)} />,
  },
  { type: 'number', id: 'messages', header: 'Messages', isSortable: true, getNumber: ({ messages }) => messages },
  {
    type: 'date',
    id: 'nextMessage',
    header: 'Next message',
    isSortable: true,
    emptyText: 'Not scheduled',
    getDate: ({ nextMessage }) => nextMessage,
  },
  {
    type: 'custom',
    id: 'schedule',
    header: 'Schedule',
    width: 300,
    getText: ({ schedule }) => schedule && scheduleTextOf(schedule),
    render: ({ schedule }) => <ScheduleCell schedule={schedule ?? undefined} />,
  },
  {
    type: 'choice',
    id: 'callStatus',
    header: 'Call status',
    options: callStatuses,
    getChoice: ({ callStatus }) => callStatus,
  },
  {
    type: 'editable',
    id: 'note',
    header: 'Note',
    getText: ({ note }) => note,
    validate: (value) => (value.length > 200 ? 'At most 200 characters' : undefined),
  },
  { type: 'list', id: 'tags', header: 'Tags', getItems: ({ tags: names }) => names },
  {
    type: 'link',
    id: 'site',
    header: 'Site',
    getText: ({ company }) => company,
    getHref: ({ id }) => `https://example.com/${id}`,
  },
  { type: 'actions', id: 'actions', header: 'Actions', getActions: () => actions },
]

export const leadId = ({ id }: Lead) => id
