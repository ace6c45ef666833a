import {
  clientFileProblem,
  type Client,
  type ClientCreation,
  type ClientFile,
  type ClientPatch,
} from '@tandem/contract'
import { refuse } from '../../core/handlers.ts'
import { pitchFromInfo } from '../dialogue/pitch.ts'
import { definedFields } from '../rows/definedFields.ts'
import { type ClientRow, type UserRow } from '../rows/people.ts'
import { addReminderTemplates } from '../calls/reminderTemplates.ts'
import { type TandemWorkspace } from '../rows/workspace.ts'

/** The values of fields that the request for a new client does not contain. */
const emptyFields: Omit<Client, 'id' | 'name' | 'info' | 'status' | 'files'> = {
  url: '',
  deckUrl: '',
  portfolioUrl: '',
  targetLocation: '',
  targetIndustries: [],
  targetSizes: [],
  contactPerson: {},
  schedule: null,
  startDate: null,
  scheduleTimezone: null,
  responses: [],
  followUps: [],
  aiTemplates: [],
}

/** Creates a client with reminder templates. */
export function createClient(
  workspace: TandemWorkspace,
  { id, organizationId }: UserRow,
  form: ClientCreation,
): ClientRow {
  const filled = { ...emptyFields, ...definedFields(form) }
  const client = workspace.tables.clients.insert({
    ...filled,
    organizationId,
    createdBy: id,
    status: 'active',
    pitch: pitchFromInfo(filled),
  })
  addReminderTemplates(workspace, client.id)
  return client
}

/** Changes a client and its contact person. Fields that `patch` does not contain keep their values. */
export function patchClient({ tables }: TandemWorkspace, client: ClientRow, patch: ClientPatch): ClientRow {
  const { contactPerson, ...plain } = patch
  const isInfoChanged = patch.info !== undefined && patch.info !== client.info
  const changed = tables.clients.patch(client.id, {
    ...plain,
    ...(contactPerson ? { contactPerson: { ...client.contactPerson, ...contactPerson } } : {}),
  })
  return isInfoChanged ? tables.clients.patch(client.id, { pitch: pitchFromInfo(changed) }) : changed
}

/** CLIENT-17: stores only the name and the size of a file. */
export function addClientFile({ tables }: TandemWorkspace, clientId: number, { name, size }: File): ClientFile {
  const problem = clientFileProblem({ name, size })
  if (problem !== undefined) throw refuse(400, problem)
  const { id } = tables.clientFiles.insert({ clientId, name, size })
  return { id, name, size }
}

export function removeClientFile({ tables }: TandemWorkspace, clientId: number, fileId: number): void {
  if (tables.clientFiles.get(fileId)?.clientId !== clientId) throw refuse(404, `There is no file ${fileId}.`)
  tables.clientFiles.delete(fileId)
}
