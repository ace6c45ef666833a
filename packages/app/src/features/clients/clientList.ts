import { Archive20Regular } from '@fluentui/react-icons/svg/archive'
import { ArchiveArrowBack20Regular } from '@fluentui/react-icons/svg/archive-arrow-back'
import { clientFilters, clientList as clientListOperation } from '@tandem/contract'
import { defineList } from '../../shared/lists/defineList.ts'
import { clientListMessages as texts } from './messages.ts'

/** Ids of what can be done with a client. */
export const clientActions = { view: 'view', archive: 'archive', unarchive: 'unarchive' } as const

const view = { id: clientActions.view, label: texts.view, isQuick: true }
const archive = { id: clientActions.archive, label: texts.archive, icon: Archive20Regular, isQuick: true }
const unarchive = { id: clientActions.unarchive, label: texts.unarchive, icon: ArchiveArrowBack20Regular, isQuick: true }
const actionsOf = { active: [view, archive], archived: [view, unarchive] }

/** The list of AI clients. */
export const clientList = defineList(
  { dataType: 'clients', rows: { clientList: clientListOperation }, filters: { clientFilters } },
  {
    path: '/clients',
    texts: texts.list,
    expectedColumns: texts.expectedColumns,
    rowLabel: ({ name }) => name,
    rowHref: ({ id }) => `/clients/manage/${id}`,
    rowActions: ({ status }) => actionsOf[status],
  },
)
