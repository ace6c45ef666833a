import { operation, refusals } from '../core/operation.ts'
import { Organization } from './schema.ts'

export const organizationGet = operation('GET', '/organizations/{organizationId}', {
  summary: 'AI credits and subscription of the organization.',
  response: Organization,
  errors: refusals([400, 401, 403, 404]),
})
