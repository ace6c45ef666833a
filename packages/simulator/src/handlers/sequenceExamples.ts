import { type Caller } from '../core/handlers.ts'
import { seenRow, viewerOf } from '../domain/people/access.ts'
import { type ClientRow } from '../domain/rows/people.ts'
import { exampleOf, previewAiTemplate, previewFollowUp, previewResponse } from '../domain/sequences/sequenceExample.ts'
import { type TandemWorld } from '../domain/rows/world.ts'
import { tandemHandlers } from './tandemHandlers.ts'

export const sequenceExampleHandlers = tandemHandlers({
  sequenceExampleGet: (world, { query }, caller) => exampleOf(world, client(world, caller, query.clientId)),
  sequenceExampleResponses: (world, { body }, caller) =>
    previewResponse(world, client(world, caller, body.clientId), body),
  sequenceExampleAiTemplates: (world, { body }, caller) =>
    previewAiTemplate(world, client(world, caller, body.clientId), body),
  sequenceExampleFollowUps: (world, { body }, caller) =>
    previewFollowUp(world, client(world, caller, body.clientId), body),
})

const client = (world: TandemWorld, caller: Caller, id: number): ClientRow =>
  seenRow(world, viewerOf(world, caller), 'clients', id)
