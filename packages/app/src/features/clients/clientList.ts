import { Archive20Regular } from '@fluentui/react-icons/svg/archive'
import { ArchiveArrowBack20Regular } from '@fluentui/react-icons/svg/archive-arrow-back'
import { type RowAction } from '@tandem/components'
import {
  type Client,
  clientArchive,
  clientFilters,
  clientList as clientListOperation,
  clientUnarchive,
} from '@tandem/contract'
import { defineList } from '../../shared/list/defineList.ts'
import { type BulkAction } from '../../shared/list/listTypes.ts'
import { type ApiClient } from '../../shared/api/request.ts'
import { clientListMessages as texts } from './messages.ts'

export const clientActions = { view: 'view', archive: 'archive', unarchive: 'unarchive' } as const

const view = { id: clientActions.view, label: texts.view, isQuick: true }
const archive = { id: clientActions.archive, label: texts.archive, icon: Archive20Regular }
const unarchive = { id: clientActions.unarchive, label: texts.unarchive, icon: ArchiveArrowBack20Regular }
const actionsOf: ReadonlyMap<string, readonly RowAction[]> = new Map([
  ['active', [view, { ...archive, isQuick: true }]],
  ['archived', [view, { ...unarchive, isQuick: true }]],
])

const callsOf = {
  archive: (request: ApiClient, { id }: Client) => request(clientArchive, { params: { id } }),
  unarchive: (request: ApiClient, { id }: Client) => request(clientUnarchive, { params: { id } }),
}

/** Archives or unarchives the selected clients. Needs no confirmation, because Undo can reverse both actions. */
function bulkMove(
  action: typeof archive | typeof unarchive,
  isArchiving: boolean,
  { refusal, running, done, undone }: typeof texts.bulkArchiving | typeof texts.bulkUnarchiving,
): BulkAction<Client> {
  const [run, undo] = isArchiving ? [callsOf.archive, callsOf.unarchive] : [callsOf.unarchive, callsOf.archive]
  return {
    ...action,
    run,
    undo,
    refusal: ({ status }) => ((status === 'archived') === isArchiving ? refusal : undefined),
    invalidates: ['clientGet'],
    texts: { running, done, undone },
  }
}

const expectedColumns = [
  { path: 'name', label: 'Name', template: 'link', isSortable: true },
  { path: 'status', label: 'Status', template: 'status', isSortable: true },
  { path: 'contactPerson.name', label: 'Contact person', isSortable: true },
  { path: 'url', label: 'Website', template: 'link', isSortable: true, bindings: { href: 'url' } },
  { path: 'targetLocation', label: 'Target location', isSortable: true },
  { path: 'targetIndustries', label: 'Target industries', template: 'list' },
  { path: 'targetSizes', label: 'Target sizes', template: 'list' },
]

export const clientList = defineList(
  { dataType: 'clients', rows: { clientList: clientListOperation }, filters: { clientFilters } },
  {
    path: '/clients',
    texts: texts.list,
    illustration: 'company',
    expectedColumns,
    rowLabel: ({ name }) => name,
    rowHref: ({ id }) => `/clients/manage/${id}`,
    // A client with an unknown status can only be viewed.
    rowActions: ({ status }) => actionsOf.get(status) ?? [view],
    bulkActions: [bulkMove(archive, true, texts.bulkArchiving), bulkMove(unarchive, false, texts.bulkUnarchiving)],
  },
)
