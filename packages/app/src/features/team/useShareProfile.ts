import { type Profile, type User } from '@tandem/contract'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { errorText } from '../../shared/errorText.ts'
import { sharedMessages } from '../../shared/messages.ts'
import { showToastAtom } from '../../shared/toasts.ts'
import { memberProfileDeleteMutationAtom, memberProfilePutMutationAtom } from './api.ts'
import { memberProfilesMessages as texts } from './messages.ts'

type Named = Pick<Profile, 'id' | 'name'>

/** Gives a member a profile, or takes it away, at once. Says so, and offers to undo it; a failure takes it back and can be tried again. */
export function useShareProfile({
  id: userId,
}: Pick<User, 'id'>): (profile: Named, isAdding: boolean) => Promise<void> {
  const { mutateAsync: put } = useAtomValue(memberProfilePutMutationAtom)
  const { mutateAsync: take } = useAtomValue(memberProfileDeleteMutationAtom)
  const showToast = useSetAtom(showToastAtom)
  return useCallback(
    async function share(profile: Named, isAdding: boolean): Promise<void> {
      const { id, name } = profile
      try {
        await (isAdding ? put : take)({ params: { userId, id } })
        const undo = { label: texts.undo, onClick: () => void share(profile, !isAdding) }
        showToast({ intent: 'success', title: (isAdding ? texts.added : texts.removed)(name), action: undo })
      } catch (error) {
        const retry = { label: sharedMessages.retry, onClick: () => void share(profile, isAdding) }
        const title = (isAdding ? texts.addFailed : texts.removeFailed)(name)
        showToast({ intent: 'error', title, text: errorText(error), action: retry })
      }
    },
    [userId, put, take, showToast],
  )
}
