import * as v from 'valibot'
import { operation, refusals } from '../core/operation.ts'
import { queryId } from '../core/query.ts'
import {
  AiTemplatePreviewRequest,
  FollowUpPreviewRequest,
  Preview,
  ResponsePreviewRequest,
  SequenceExample,
} from './schema.ts'

export const sequenceExampleGet = operation('GET', '/sequences/example/', {
  summary: 'Example texts for a sequence of a client.',
  query: v.object({ clientId: queryId }),
  response: SequenceExample,
  errors: refusals([400, 401, 404]),
})

export const sequenceExampleResponses = operation('POST', '/sequences/example/responses', {
  summary: 'Previews an AI response; 422 when no AI credits are left.',
  body: ResponsePreviewRequest,
  response: Preview,
  errors: refusals([400, 401, 404, 422]),
  idempotent: true,
  isSafe: true,
})

export const sequenceExampleAiTemplates = operation('POST', '/sequences/example/ai-templates', {
  summary: 'Previews a re-engagement; 422 when no AI credits are left.',
  body: AiTemplatePreviewRequest,
  response: Preview,
  errors: refusals([400, 401, 404, 422]),
  idempotent: true,
  isSafe: true,
})

export const sequenceExampleFollowUps = operation('POST', '/sequences/example/follow-ups', {
  summary: 'Previews an AI follow-up; 422 when no AI credits are left.',
  body: FollowUpPreviewRequest,
  response: Preview,
  errors: refusals([400, 401, 404, 422]),
  idempotent: true,
  isSafe: true,
})
