import { createAttribute, deleteAttribute, ownAttribute, renameAttribute } from '../domain/people/customAttributes.ts'
import { recipients } from '../domain/lists/recipients.ts'
import { patchRecipient } from '../domain/people/recipients.ts'
import { type CustomAttributeRow } from '../domain/rows/people.ts'
import { byIds, recipientView, sequenceReference } from '../domain/views/views.ts'
import { filterAnswer, listFrame } from './listAnswers.ts'
import { tandemHandlers } from './tandemHandlers.ts'

export const recipientHandlers = tandemHandlers({
  recipientList: (world, { query }, { viewer }) => {
    const { rows, frame } = listFrame(recipients, world, viewer, query)
    const views = rows.map((row) => recipientView(world, row))
    const sequences = byIds(
      views.map(({ sequenceId }) => sequenceId),
      (id) => world.tables.sequences.get(id),
      sequenceReference,
    )
    return { _embedded: { recipients: views, sequences }, ...frame }
  },
  recipientFilters: (world, _input, { viewer }) => filterAnswer(recipients, world, viewer),
  recipientGet: (world, { params }, { find }) => recipientView(world, find('recipients', params.id)),
  customAttributeList: (world, _input, { viewer }) => {
    const rows = world.tables.customAttributes.by('organizationId', viewer.organizationId)
    return { _embedded: { recipientCustomAttributes: rows.map(attributeView) } }
  },
  recipientPatch: (world, { params, body }, { find }) =>
    recipientView(world, patchRecipient(world, find('recipients', params.id), body)),
  customAttributeCreate: (world, { body }, { viewer }) =>
    attributeView(createAttribute(world, viewer.organizationId, body.name)),
  customAttributePatch: (world, { params, body }, { viewer }) =>
    attributeView(renameAttribute(world, ownAttribute(world, viewer.organizationId, params.id), body.name)),
  customAttributeDelete: (world, { params }, { viewer }) =>
    deleteAttribute(world, ownAttribute(world, viewer.organizationId, params.id)),
})

const attributeView = ({ id, name }: CustomAttributeRow) => ({ id, name })
