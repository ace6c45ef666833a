import { type Column, customAttributeCreate, customAttributeDelete, customAttributePatch } from '@tandem/contract'
import { type WritableAtom, atom, useAtomValue, useSetAtom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { useMemo, useState } from 'react'
import { clientAtom } from '../../../shared/clientAtom.ts'
import { errorText } from '../../../shared/errorText.ts'
import { type ColumnTools } from '../../../shared/lists/ListColumnsDialog.tsx'
import { listMessages } from '../../../shared/lists/messages.ts'
import { RequestError } from '../../../shared/RequestError.ts'
import { showToastAtom } from '../../../shared/toasts.ts'
import { recipientListMessages } from './messages.ts'
import { attributeIdAt, recipientList } from './recipientList.ts'
import { invalidateOperations } from '../../../shared/operationKey.ts'

const texts = recipientListMessages.attributes

/** A custom attribute as a column of the list, as the server names it. */
const columnOf = ({ id, name }: { readonly id: number; readonly name: string }): Column => ({
  path: `customAttributes.${id}`,
  label: name,
  template: 'customAttribute',
  isSortable: true,
})

const reasonOf = (error: unknown): string =>
  error instanceof RequestError && error.status === 409 ? texts.taken : errorText(error)

/** Asks anew for all that shows attributes: other windows and users may have changed them, too. */
const refreshAtom = atom(null, (get) =>
  invalidateOperations(get(queryClientAtom), [
    'customAttributeList',
    'recipientList',
    'recipientFilters',
    'recipientGet',
  ]),
)

const changeColumnsAtom = recipientList.atoms.changeColumnsAtom

/** Something to do with an attribute. */
type Doing<Input> = WritableAtom<null, [Input], Promise<void>>

// An atom that sets itself sets its value: trying again goes through another one.
const addAgainAtom: Doing<string> = atom(null, (_get, set, name) => set(addAttributeAtom, name))
const renameAgainAtom: Doing<Renaming> = atom(null, (_get, set, renaming) => set(renameAttributeAtom, renaming))
const deleteAgainAtom: Doing<Deletion> = atom(null, (_get, set, deletion) => set(deleteAttributeAtom, deletion))

const addAttributeAtom = atom(null, async (get, set, name: string): Promise<void> => {
  try {
    const column = columnOf(await get(clientAtom).request(customAttributeCreate, { body: { name } }))
    const key = column.path ?? ''
    set(changeColumnsAtom, {
      columns: (columns) => [...columns, column],
      chosen: (chosen) => (chosen.length === 0 ? chosen : [...chosen, { key, enabled: true }]),
    })
    set(refreshAtom)
  } catch (error) {
    const action = { label: listMessages.retry, onClick: () => void set(addAgainAtom, name) }
    set(showToastAtom, { intent: 'error', title: texts.notAdded(name), text: reasonOf(error), action })
  }
})

interface Deletion {
  readonly key: string
  readonly name: string
}

interface Renaming {
  readonly key: string
  readonly name: string
  readonly before: string
}

const renameAttributeAtom = atom(null, async (get, set, renaming: Renaming): Promise<void> => {
  const { key, name, before } = renaming
  const label = (text: string) =>
    set(changeColumnsAtom, {
      columns: (columns) => columns.map((column) => (column.path === key ? { ...column, label: text } : column)),
      chosen: (chosen) => chosen,
    })
  label(name)
  try {
    await get(clientAtom).request(customAttributePatch, { params: { id: attributeIdAt(key) ?? '' }, body: { name } })
  } catch (error) {
    label(before)
    const action = { label: listMessages.retry, onClick: () => void set(renameAgainAtom, renaming) }
    set(showToastAtom, { intent: 'error', title: texts.notRenamed(name), text: reasonOf(error), action })
  }
  set(refreshAtom)
})

const deleteAttributeAtom = atom(null, async (get, set, { key, name }: Deletion): Promise<void> => {
  try {
    await get(clientAtom).request(customAttributeDelete, { params: { id: attributeIdAt(key) ?? '' } })
    set(changeColumnsAtom, {
      columns: (columns) => columns.filter(({ path }) => path !== key),
      chosen: (chosen) => chosen.filter((each) => each.key !== key),
    })
    set(refreshAtom)
  } catch (error) {
    const action = { label: listMessages.retry, onClick: () => void set(deleteAgainAtom, { key, name }) }
    set(showToastAtom, { intent: 'error', title: texts.notDeleted(name), text: reasonOf(error), action })
  }
})

/** Adds, renames and deletes custom attributes where the columns are chosen. What fails says so, and offers to try again with what was typed. */
export function useAttributeTools(): ColumnTools {
  const columns = useAtomValue(recipientList.atoms.chosenColumnsAtom)
  const [isAdding, setIsAdding] = useState(false)
  const add = useSetAtom(addAttributeAtom)
  const rename = useSetAtom(renameAttributeAtom)
  const remove = useSetAtom(deleteAttributeAtom)
  return useMemo(() => {
    const labelOf = (key: string) => columns?.find(({ column }) => column.path === key)?.column.label ?? ''
    return {
      isCustom: (key) => attributeIdAt(key) !== undefined,
      isAddingAttribute: isAdding,
      onAttributeAdd: (_, { name }) => {
        setIsAdding(true)
        void add(name).then(() => setIsAdding(false))
      },
      onAttributeRename: (_, { key, name }) => void rename({ key, name, before: labelOf(key) }),
      onAttributeDelete: (_, { key }) => void remove({ key, name: labelOf(key) }),
    }
  }, [columns, isAdding, add, rename, remove])
}
