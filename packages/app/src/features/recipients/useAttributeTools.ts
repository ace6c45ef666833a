import { lazyPart } from '@tandem/components'
import {
  canManageAttributes,
  columnPreferences,
  customAttributeDelete,
  customAttributePatch,
  type Column,
  type CustomAttribute,
} from '@tandem/contract'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useMemo } from 'react'
import { userAtom } from '../../shared/session/session.ts'
import type { ColumnTools } from '../../shared/list/columns/ListColumnsDialog.tsx'
import { attributeIdAt, recipientList } from '../../entities/recipient/recipientList.ts'
import { errorText } from '../../shared/api/errorText.ts'
import { RequestError } from '../../shared/api/RequestError.ts'
import { mutationAtom, type MutationTools } from '../../shared/api/mutationAtom.ts'
import { createAttribute } from '../../entities/recipient/attributes/api.ts'
import { recipientListMessages } from '../../entities/recipient/messages.ts'

const AttributeDialog = lazyPart(
  async () => (await import('../../entities/recipient/attributes/AttributeDialog.tsx')).AttributeDialog,
)

const texts = recipientListMessages.attributes
const { changeColumnsAtom, chosenColumnsAtom } = recipientList.atoms

/** Operations whose responses contain attributes. */
const invalidates = ['customAttributeList', 'recipientList', 'recipientFilters', 'recipientGet'] as const

/** A custom attribute as a column, in the server's format. */
const columnOf = ({ id, name }: CustomAttribute): Column & { readonly path: string } => ({
  path: `customAttributes.${id}`,
  label: name,
  template: 'customAttribute',
  isSortable: true,
  isHidden: true,
})

const failure = (title: string, error: unknown) => {
  const isTaken = error instanceof RequestError && error.status === 409
  return { title, text: isTaken ? texts.taken : errorText(error) }
}

/** Adds a custom attribute, and shows its column. */
export const attributeAddMutationAtom = mutationAtom<string, CustomAttribute>({
  name: 'customAttributeCreate',
  run: createAttribute,
  onSuccess: ({ get, set }, attribute) => {
    const column = columnOf(attribute)
    const known = (get(chosenColumnsAtom) ?? []).map((each) => each.column)
    // The list may already contain the column.
    set(changeColumnsAtom, {
      columns: (columns) => [...columns.filter(({ path }) => path !== column.path), column],
      // Enables the column, because columns of attributes are hidden by default (LIST-43).
      chosen: (chosen) => [
        ...columnPreferences(known, chosen).filter(({ key }) => key !== column.path),
        { key: column.path, enabled: true },
      ],
    })
  },
  invalidates,
  errorToast: (name, error) => failure(texts.notAdded(name), error),
})

interface AttributeRename {
  /** Key of the column. */
  readonly key: string
  readonly name: string
  readonly before: string
}

const showLabel = ({ set }: MutationTools, key: string, label: string) =>
  set(changeColumnsAtom, {
    columns: (columns) => columns.map((column) => (column.path === key ? { ...column, label } : column)),
    chosen: (chosen) => chosen,
  })

/** Renames a custom attribute. */
export const attributeRenameMutationAtom = mutationAtom<AttributeRename, unknown>({
  name: 'customAttributePatch',
  run: (request, { key, name }) =>
    request(customAttributePatch, { params: { id: attributeIdAt(key) ?? '' }, body: { name } }),
  onMutate: (tools, { key, name, before }) => {
    showLabel(tools, key, name)
    return () => showLabel(tools, key, before)
  },
  invalidates,
  errorToast: ({ name }, error) => failure(texts.notRenamed(name), error),
})

export const attributeDeleteMutationAtom = mutationAtom<Pick<AttributeRename, 'key' | 'name'>, unknown>({
  name: 'customAttributeDelete',
  run: (request, { key }) => request(customAttributeDelete, { params: { id: attributeIdAt(key) ?? '' } }),
  onSuccess: ({ set }, _response, { key }) =>
    set(changeColumnsAtom, {
      columns: (columns) => columns.filter(({ path }) => path !== key),
      chosen: (chosen) => chosen.filter((each) => each.key !== key),
    }),
  invalidates,
  errorToast: ({ name }, error) => failure(texts.notDeleted(name), error),
})

/** All users can add custom attributes. Only owners and managers can rename and delete custom attributes (RECIP-31). */
export function useAttributeTools(): ColumnTools {
  const user = useAtomValue(userAtom)
  const canManage = user != null && canManageAttributes(user.role)
  const columns = useAtomValue(recipientList.atoms.chosenColumnsAtom)
  const [{ isPending: isAdding }, add] = useAtom(attributeAddMutationAtom)
  const rename = useSetAtom(attributeRenameMutationAtom)
  const remove = useSetAtom(attributeDeleteMutationAtom)
  return useMemo(() => {
    const labelOf = (key: string) => columns?.find(({ column }) => column.path === key)?.column.label ?? ''
    return {
      isCustom: (key) => attributeIdAt(key) !== undefined,
      isAddingAttribute: isAdding,
      AttributeDialog,
      onAttributeAdd: (_, { name }) => add(name),
      ...(canManage && {
        onAttributeRename: (_, { key, name }) => void rename({ key, name, before: labelOf(key) }),
        onAttributeDelete: (_, { key }) => void remove({ key, name: labelOf(key) }),
      }),
    }
  }, [canManage, columns, isAdding, add, rename, remove])
}
