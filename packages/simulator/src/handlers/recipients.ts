import { createAttribute, deleteAttribute, ownAttribute, renameAttribute } from '../domain/people/customAttributes.ts'
import { recipients } from '../domain/lists/recipients.ts'
import { scopeOf } from '../domain/people/scope.ts'
import { patchRecipient } from '../domain/people/recipients.ts'
import { type CustomAttributeRow, type RecipientRow, type UserRow } from '../domain/rows/people.ts'
import { type TandemWorkspace } from '../domain/rows/workspace.ts'
import { byIds, conversationView, recipientView, sequenceReference } from '../domain/views/views.ts'
import { filterResponse, listFrame } from './listResponses.ts'
import { tandemHandlers } from './caller.ts'

export const recipientHandlers = tandemHandlers({
  recipientList: (workspace, { query }, { viewer }) => {
    const { rows, frame } = listFrame(recipients, workspace, viewer, query)
    const views = rows.map(viewFor(workspace, viewer))
    const sequences = byIds(views, 'sequenceId', workspace.tables.sequences, sequenceReference)
    const conversations = byIds(views, 'lastConversationId', workspace.tables.conversations, conversationView)
    return { _embedded: { recipients: views, sequences, conversations }, ...frame }
  },
  recipientFilters: (workspace, _input, { viewer }) => filterResponse(recipients, workspace, viewer),
  recipientGet: (workspace, { params }, { find, viewer }) => viewFor(workspace, viewer)(find('recipients', params.id)),
  customAttributeList: (workspace, _input, { viewer }) => {
    const rows = workspace.tables.customAttributes.by('organizationId', viewer.organizationId)
    return { _embedded: { recipientCustomAttributes: rows.map(attributeView) } }
  },
  recipientPatch: (workspace, { params, body }, { find, viewer }) =>
    viewFor(workspace, viewer)(patchRecipient(workspace, find('recipients', params.id), body)),
  customAttributeCreate: (workspace, { body }, { viewer }) =>
    attributeView(createAttribute(workspace, viewer.organizationId, body.name)),
  customAttributePatch: (workspace, { params, body }, { viewer }) =>
    attributeView(renameAttribute(workspace, ownAttribute(workspace, viewer.organizationId, params.id), body.name)),
  customAttributeDelete: (workspace, { params }, { viewer }) =>
    deleteAttribute(workspace, ownAttribute(workspace, viewer.organizationId, params.id)),
})

/** RECIP-27: a recipient with the latest conversation that the viewer may see. */
function viewFor(workspace: TandemWorkspace, viewer: UserRow) {
  const { conversations: isVisible } = scopeOf(workspace, viewer)
  return (row: RecipientRow) => {
    const threads = workspace.tables.conversations.by('recipientId', row.id).filter(isVisible)
    const [last] = threads.toSorted((one, other) => other.dateLastActivity - one.dateLastActivity)
    return { ...recipientView(workspace, row), lastConversationId: last?.id ?? null }
  }
}

const attributeView = ({ id, name }: CustomAttributeRow) => ({ id, name })
