import { Button } from '@fluentui/react-components'
import { PeopleAddRegular } from '@fluentui/react-icons/svg/people-add'
import { isWithoutModifiers, lazyOverlay } from '@tandem/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useDocumentEvent } from '../../shared/page/useDocumentEvent.ts'
import { showToastAtom } from '../../shared/toast/toasts.ts'
import { recipientListMessages } from '../../entities/recipient/messages.ts'
import { recipientList } from '../../entities/recipient/recipientList.ts'

/** The dialog that adds recipients to a sequence. */
export const AddToSequenceDialog = lazyOverlay(
  async () => (await import('./AddToSequenceDialog.tsx')).AddToSequenceDialog,
)

const addToSequenceKey = 's'

/** True for a key without modifiers, pressed in a table but outside its text fields. */
const isTableKey = (event: KeyboardEvent): boolean =>
  isWithoutModifiers(event) &&
  event.target instanceof Element &&
  event.target.closest('[role="grid"]') !== null &&
  event.target.closest('input:not([type="checkbox"]), textarea') === null

/** Adds the selected recipients to a sequence, by a button or a key (RECIP-20). */
export function useAddToSequence() {
  const count = useAtomValue(recipientList.atoms.selectedCountAtom)
  const showToast = useSetAtom(showToastAtom)
  const [isOpen, setIsOpen] = useState(false)
  const open = () => {
    if (count > 0) setIsOpen(true)
    else showToast({ intent: 'warning', title: recipientListMessages.addToSequence.nothingSelected })
  }
  useDocumentEvent('keydown', (event) => {
    if (event.key.toLowerCase() !== addToSequenceKey || !isTableKey(event)) return
    event.preventDefault()
    open()
  })
  return {
    button: (
      <Button
        size="small"
        appearance="subtle"
        icon={<PeopleAddRegular />}
        aria-keyshortcuts={addToSequenceKey}
        onClick={open}
      >
        {recipientListMessages.addToSequence.action}
      </Button>
    ),
    dialog: isOpen && <AddToSequenceDialog onClose={() => setIsOpen(false)} />,
  }
}
