import { Button } from '@fluentui/react-components'
import { PeopleAddRegular } from '@fluentui/react-icons/svg/people-add'
import { recipientListMessages } from '../messages.ts'
import { addToSequenceKey } from './useAddToSequence.tsx'

/** Adds the selected recipients to a sequence. */
export function AddToSequenceButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button
      size="small"
      appearance="subtle"
      icon={<PeopleAddRegular />}
      aria-keyshortcuts={addToSequenceKey}
      onClick={onClick}
    >
      {recipientListMessages.addToSequence.action}
    </Button>
  )
}
