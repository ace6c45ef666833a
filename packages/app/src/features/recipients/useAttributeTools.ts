import { canManageAttributes } from '@tandem/contract'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useMemo } from 'react'
import { userAtom } from '../../shared/session/session.ts'
import { type ColumnTools } from '../../shared/list/columns/ListColumnsDialog.tsx'
import {
  attributeAddMutationAtom,
  attributeDeleteMutationAtom,
  attributeRenameMutationAtom,
} from './attributeMutations.ts'
import { attributeIdAt, recipientList } from '../../entities/recipient/recipientList.ts'

/** Adds custom attributes in the columns dialog. Owners and managers can also rename and delete them (RECIP-31). */
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
      onAttributeAdd: (_, { name }) => add(name),
      ...(canManage && {
        onAttributeRename: (_, { key, name }) => void rename({ key, name, before: labelOf(key) }),
        onAttributeDelete: (_, { key }) => void remove({ key, name: labelOf(key) }),
      }),
    }
  }, [canManage, columns, isAdding, add, rename, remove])
}
