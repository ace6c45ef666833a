import { createAttribute, deleteAttribute, ownAttribute, renameAttribute } from '../domain/people/customAttributes.ts'
import { recipients } from '../domain/lists/recipients.ts'
import { scopeOf } from '../domain/people/scope.ts'
import { patchRecipient } from '../domain/people/recipients.ts'
import { type CustomAttributeRow, type RecipientRow, type UserRow } from '../domain/rows/people.ts'
import { type TandemWorld } from '../domain/rows/world.ts'
import { byIds, conversationView, recipientView, sequenceReference } from '../domain/views/views.ts'
import { filterResponse, listFrame } from './listResponses.ts'
import { tandemHandlers } from './caller.ts'

export const recipientHandlers = tandemHandlers({
  recipientList: (world, { query }, { viewer }) => {
    const { rows, frame } = listFrame(recipients, world, viewer, query)
    const views = rows.map(viewFor(world, viewer))
    const sequences = byIds(views, 'sequenceId', world.tables.sequences, sequenceReference)
    const conversations = byIds(views, 'lastConversationId', world.tables.conversations, conversationView)
    return { _embedded: { recipients: views, sequences, conversations }, ...frame }
  },
  recipientFilters: (world, _input, { viewer }) => filterResponse(recipients, world, viewer),
  recipientGet: (world, { params }, { find, viewer }) => viewFor(world, viewer)(find('recipients', params.id)),
  customAttributeList: (world, _input, { viewer }) => {
    const rows = world.tables.customAttributes.by('organizationId', viewer.organizationId)
    return { _embedded: { recipientCustomAttributes: rows.map(attributeView) } }
  },
  recipientPatch: (world, { params, body }, { find, viewer }) =>
    viewFor(world, viewer)(patchRecipient(world, find('recipients', params.id), body)),
  customAttributeCreate: (world, { body }, { viewer }) =>
    attributeView(createAttribute(world, viewer.organizationId, body.name)),
  customAttributePatch: (world, { params, body }, { viewer }) =>
    attributeView(renameAttribute(world, ownAttribute(world, viewer.organizationId, params.id), body.name)),
  customAttributeDelete: (world, { params }, { viewer }) =>
    deleteAttribute(world, ownAttribute(world, viewer.organizationId, params.id)),
})

/** RECIP-27: with the conversation of the latest activity among those that the viewer may see. */
function viewFor(world: TandemWorld, viewer: UserRow) {
  const { conversations: isVisible } = scopeOf(world, viewer)
  return (row: RecipientRow) => {
    const threads = world.tables.conversations.by('recipientId', row.id).filter(isVisible)
    const [last] = threads.toSorted((one, other) => other.dateLastActivity - one.dateLastActivity)
    return { ...recipientView(world, row), lastConversationId: last?.id ?? null }
  }
}

const attributeView = ({ id, name }: CustomAttributeRow) => ({ id, name })
