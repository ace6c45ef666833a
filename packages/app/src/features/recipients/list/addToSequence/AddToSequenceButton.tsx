import { Button } from '@fluentui/react-components'
import { PeopleAddRegular } from '@fluentui/react-icons/svg/people-add'
import { useAtomValue, useSetAtom } from 'jotai'
import { Suspense, lazy, useState } from 'react'
import { showToastAtom } from '../../../../shared/toasts.ts'
import { recipientListMessages } from '../messages.ts'
import { recipientList } from '../recipientList.ts'

const AddToSequenceDialog = lazy(async () => ({
  default: (await import('./AddToSequenceDialog.tsx')).AddToSequenceDialog,
}))

const texts = recipientListMessages.addToSequence

/** Adds the selected recipients to a sequence (RECIP-20). */
export function AddToSequenceButton() {
  const count = useAtomValue(recipientList.atoms.selectedCountAtom)
  const showToast = useSetAtom(showToastAtom)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        icon={<PeopleAddRegular />}
        onClick={() => (count === 0 ? showToast({ intent: 'warning', title: texts.nothingSelected }) : setIsOpen(true))}
      >
        {texts.action}
      </Button>
      <Suspense>{isOpen && <AddToSequenceDialog onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  )
}
