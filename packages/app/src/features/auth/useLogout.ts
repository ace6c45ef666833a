import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { errorText } from '../../shared/errorText.ts'
import { sharedMessages } from '../../shared/messages.ts'
import { endSessionAtom } from '../../shared/session.ts'
import { showToastAtom } from '../../shared/toasts.ts'
import { logoutMutationAtom } from './api.ts'
import { authMessages } from './messages.ts'

interface Logout {
  readonly logout: () => void
  readonly isLoggingOut: boolean
}

/** Logs out; the login page follows. A failure is told with its text (document 1, section 8) and can be tried again. */
export function useLogout(): Logout {
  const { mutate, isPending } = useAtomValue(logoutMutationAtom)
  const endSession = useSetAtom(endSessionAtom)
  const showToast = useSetAtom(showToastAtom)
  const logout = useCallback(
    function logout() {
      mutate(
        {},
        {
          onSuccess: () => endSession('logout'),
          onError: (error) => {
            showToast({
              intent: 'error',
              title: authMessages.logoutFailed,
              text: errorText(error),
              action: { label: sharedMessages.retry, onClick: logout },
            })
          },
        },
      )
    },
    [mutate, endSession, showToast],
  )
  return { logout, isLoggingOut: isPending }
}
