import { seenRow, viewerOf } from '../domain/people/access.ts'
import { createAttribute, deleteAttribute, ownAttribute, renameAttribute } from '../domain/people/customAttributes.ts'
import { recipients } from '../domain/lists/recipients.ts'
import { patchRecipient } from '../domain/people/recipients.ts'
import { type CustomAttributeRow } from '../domain/rows/people.ts'
import { byIds, recipientView, sequenceReference } from '../domain/views/views.ts'
import { filterAnswer, listFrame } from './listAnswers.ts'
import { tandemHandlers } from './tandemHandlers.ts'

export const recipientHandlers = tandemHandlers({
  recipientList: (world, { query }, caller) => {
    const { rows, frame } = listFrame(recipients, world, viewerOf(world, caller), query)
    const views = rows.map((row) => recipientView(world, row))
    const sequences = byIds(
      views.map(({ sequenceId }) => sequenceId),
      (id) => world.tables.sequences.get(id),
      sequenceReference,
    )
    return { _embedded: { recipients: views, sequences }, ...frame }
  },
  recipientFilters: (world, _input, caller) => filterAnswer(recipients, world, viewerOf(world, caller)),
  recipientGet: (world, { params }, caller) =>
    recipientView(world, seenRow(world, viewerOf(world, caller), 'recipients', params.id)),
  customAttributeList: (world, _input, caller) => {
    const rows = world.tables.customAttributes.by('organizationId', viewerOf(world, caller).organizationId)
    return { _embedded: { recipientCustomAttributes: rows.map(attributeView) } }
  },
  recipientPatch: (world, { params, body }, caller) =>
    recipientView(world, patchRecipient(world, seenRow(world, viewerOf(world, caller), 'recipients', params.id), body)),
  customAttributeCreate: (world, { body }, caller) =>
    attributeView(createAttribute(world, viewerOf(world, caller).organizationId, body.name)),
  customAttributePatch: (world, { params, body }, caller) =>
    attributeView(
      renameAttribute(world, ownAttribute(world, viewerOf(world, caller).organizationId, params.id), body.name),
    ),
  customAttributeDelete: (world, { params }, caller) =>
    deleteAttribute(world, ownAttribute(world, viewerOf(world, caller).organizationId, params.id)),
})

const attributeView = ({ id, name }: CustomAttributeRow) => ({ id, name })
