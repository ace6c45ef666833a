import { exampleOf, previewAiTemplate, previewFollowUp, previewResponse } from '../domain/sequences/sequenceExample.ts'
import { tandemHandlers } from './tandemHandlers.ts'

export const sequenceExampleHandlers = tandemHandlers({
  sequenceExampleGet: (world, { query }, { find }) => exampleOf(world, find('clients', query.clientId)),
  sequenceExampleResponses: (world, { body }, { find }) => previewResponse(world, find('clients', body.clientId), body),
  sequenceExampleAiTemplates: (world, { body }, { find }) =>
    previewAiTemplate(world, find('clients', body.clientId), body),
  sequenceExampleFollowUps: (world, { body }, { find }) => previewFollowUp(world, find('clients', body.clientId), body),
})
