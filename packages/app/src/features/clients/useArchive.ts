import { type Client } from '@tandem/contract'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { errorText } from '../../shared/errorText.ts'
import { sharedMessages } from '../../shared/messages.ts'
import { showToastAtom } from '../../shared/toasts.ts'
import { clientArchiveMutationAtom, clientUnarchiveMutationAtom } from './api.ts'
import { clientListMessages as texts } from './messages.ts'

type Named = Pick<Client, 'id' | 'name'>

interface Archive {
  /** Archives a client, or brings it back. Says so, and offers to undo it; a failure can be tried again. */
  readonly move: (client: Named, isArchiving: boolean) => Promise<void>
  readonly isMoving: boolean
}

/** Moves clients into the archive and out of it. */
export function useArchive(): Archive {
  const { mutateAsync: archive, isPending: isArchiving } = useAtomValue(clientArchiveMutationAtom)
  const { mutateAsync: unarchive, isPending: isUnarchiving } = useAtomValue(clientUnarchiveMutationAtom)
  const showToast = useSetAtom(showToastAtom)
  const move = useCallback(
    async function move(client: Named, isArchiving: boolean): Promise<void> {
      const { done, failed } = isArchiving ? texts.archiving : texts.unarchiving
      const again = () => void move(client, isArchiving)
      try {
        await (isArchiving ? archive : unarchive)({ params: { id: client.id } })
        const undo = () => void move(client, !isArchiving)
        showToast({ intent: 'success', title: done(client.name), action: { label: texts.undo, onClick: undo } })
      } catch (error) {
        const retry = { label: sharedMessages.retry, onClick: again }
        showToast({ intent: 'error', title: failed(client.name), text: errorText(error), action: retry })
      }
    },
    [archive, unarchive, showToast],
  )
  return { move, isMoving: isArchiving || isUnarchiving }
}
