import { type CustomAttribute } from '@tandem/contract'
import { useAtom, useAtomValue } from 'jotai'
import { errorText } from '../../../shared/api/errorText.ts'
import { RequestError } from '../../../shared/api/RequestError.ts'
import { createAttributeMutationAtom, customAttributesQueryAtom } from './api.ts'

const takenText = 'There is an attribute with this name already'

/** Adds a custom attribute. The server refuses an existing name. */
export function useAttributeCreation(onCreated: (attribute: CustomAttribute) => void) {
  const [{ isPending, error, reset }, createAttribute] = useAtom(createAttributeMutationAtom)
  const { refetch } = useAtomValue(customAttributesQueryAtom)
  const create = async (name: string) => {
    try {
      const attribute = await createAttribute(name)
      await refetch()
      onCreated(attribute)
    } catch {
      // The form shows the error.
    }
  }
  const isTaken = error instanceof RequestError && error.status === 409
  return { create, reset, isSaving: isPending, error: isTaken ? takenText : error ? errorText(error) : undefined }
}
