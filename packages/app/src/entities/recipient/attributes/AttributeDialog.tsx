import { AddAttributeDialog, type AddAttributeDialogProps } from '@tandem/components'
import { useStore } from 'jotai'
import { useRef, useState } from 'react'
import { useOnUnmount } from '../../../shared/page/useOnUnmount.ts'
import { formNameOf, keepTypedValues, takeTypedValues } from '../../../shared/form/typedValues.ts'

/**
 * Asks for the name of a custom attribute. If the session expires while the dialog is open, the dialog has the typed
 * name when the user opens it again (AUTH-10).
 */
export function AttributeDialog({ initialName, ...rest }: AddAttributeDialogProps) {
  const store = useStore()
  const [form] = useState(() => formNameOf(store, 'custom attribute'))
  const [kept] = useState(() => takeTypedValues(store, form)?.['name'])
  const start = typeof kept === 'string' ? kept : initialName
  const name = useRef(start ?? '')
  useOnUnmount(() => {
    if (name.current !== '') keepTypedValues(store, form, { name: name.current })
  })
  return (
    <AddAttributeDialog
      {...rest}
      initialName={start}
      onNameChange={(next) => {
        name.current = next
      }}
    />
  )
}
