import { customAttributeValue, isAttributeNameTaken } from '@tandem/contract'
import { Refusal, refuse } from '../../core/handlers.ts'
import { type CustomAttributeRow } from '../rows/people.ts'
import { type TandemWorkspace } from '../rows/workspace.ts'

/** Throws a 404 if the organization has no such attribute. */
export function ownAttribute({ tables }: TandemWorkspace, organizationId: number, id: number): CustomAttributeRow {
  const attribute = tables.customAttributes.get(id)
  if (attribute?.organizationId !== organizationId) throw refuse(404, `There is no custom attribute ${id}.`)
  return attribute
}

export function createAttribute(workspace: TandemWorkspace, organizationId: number, name: string): CustomAttributeRow {
  refuseTaken(workspace, organizationId, name)
  return workspace.tables.customAttributes.insert({ organizationId, name: name.trim() })
}

export function renameAttribute(
  workspace: TandemWorkspace,
  { id, organizationId }: CustomAttributeRow,
  name: string,
): CustomAttributeRow {
  refuseTaken(workspace, organizationId, name, id)
  return workspace.tables.customAttributes.patch(id, { name: name.trim() })
}

export function deleteAttribute({ tables }: TandemWorkspace, { id }: CustomAttributeRow): void {
  const { customAttributes, recipients } = tables
  const key = String(id)
  customAttributes.delete(id)
  const groups = [...recipients.groups('attributeIds').keys()].filter((ids) => String(ids).split(',').includes(key))
  for (const recipient of groups.flatMap((ids) => recipients.by('attributeIds', ids))) {
    const { [key]: _deleted, ...others } = recipient.customAttributes
    recipients.patch(recipient.id, { customAttributes: others })
  }
}

function refuseTaken({ tables }: TandemWorkspace, organizationId: number, name: string, ownId?: number): void {
  const attributes = tables.customAttributes.by('organizationId', organizationId)
  if (!isAttributeNameTaken(name, attributes, ownId)) return
  const existing = attributes.filter((each) => each.id !== ownId && isAttributeNameTaken(name, [each]))
  throw new Refusal(
    409,
    existing.map((each) => ({ existingEntity: { id: each.id, name: each.name } })),
  )
}

/** An empty value removes the attribute from the recipient or the profile (RECIP-15). */
export function withAttributeValues(
  { customAttributes }: { readonly customAttributes: Readonly<Record<string, string | null>> },
  values: Readonly<Record<string, string | null>>,
  known: readonly CustomAttributeRow[],
): Record<string, string> {
  const unknown = Object.keys(values).find((key) => !known.some(({ id }) => String(id) === key))
  if (unknown !== undefined) throw refuse(400, `There is no custom attribute ${unknown.slice(0, 20)}.`)
  const merged = Object.entries({ ...customAttributes, ...values })
  return Object.fromEntries(
    merged.flatMap(([key, text]) => {
      const value = customAttributeValue(text)
      return value === null ? [] : [[key, value]]
    }),
  )
}
