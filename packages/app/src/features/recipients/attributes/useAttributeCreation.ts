import { type CustomAttribute } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { errorText } from '../../../shared/errorText.ts'
import { RequestError } from '../../../shared/RequestError.ts'
import { createAttributeMutationAtom, customAttributesQueryAtom } from './api.ts'

const takenText = 'There is an attribute with this name already'

/** Adds a custom attribute; `onCreated` is told once the list of attributes has it. Names are unique, and the server has the last word on it. */
export function useAttributeCreation(onCreated: (attribute: CustomAttribute) => void) {
  const { mutateAsync, isPending, error, reset } = useAtomValue(createAttributeMutationAtom)
  const { refetch } = useAtomValue(customAttributesQueryAtom)
  const create = async (name: string) => {
    try {
      const attribute = await mutateAsync({ body: { name } })
      await refetch()
      onCreated(attribute)
    } catch {
      // Shown beside the name.
    }
  }
  const isTaken = error instanceof RequestError && error.status === 409
  return { create, reset, isSaving: isPending, error: isTaken ? takenText : error ? errorText(error) : undefined }
}
