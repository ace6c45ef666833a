import { operation } from '../operation.ts'
import { refusals } from '../refusals.ts'
import { Organization } from '../resources/organization.ts'

export const organizationGet = operation('GET', '/organizations/{organizationId}', {
  summary: 'AI credits and subscription of the organization.',
  answer: Organization,
  errors: refusals([400, 401, 403, 404]),
})
