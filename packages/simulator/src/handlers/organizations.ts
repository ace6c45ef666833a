import { refuse } from '../core/handlers.ts'
import { tandemHandlers } from './caller.ts'

export const organizationHandlers = tandemHandlers({
  organizationGet: (workspace, { params: { organizationId } }, { viewer }) => {
    const organization = workspace.tables.organizations.get(organizationId)
    if (!organization) throw refuse(404, `There is no organization ${organizationId}.`)
    if (organization.id !== viewer.organizationId) throw refuse(403, 'This is not your organization.')
    const { aiCreditsUsed, aiCreditsTotal, subscription } = organization
    return { organizationId, aiCreditsUsed, aiCreditsTotal, subscription }
  },
})
