import { useThemeClassName } from '@fluentui/react-components'
import { useSetAtom, useStore } from 'jotai'
import { useCallback, useEffect, useRef } from 'react'
import { errorText } from '../../../shared/api/errorText.ts'
import { showToastAtom } from '../../../shared/toast/toasts.ts'
import { demoMessages } from '../messages.ts'

/**
 * Returns a function that starts the guided tour. The opener gets the focus when the tour ends.
 * @param link starts the tour automatically when `isReady` is true, once for each object
 */
export function useTour(link: object | undefined, isReady: boolean): (opener?: HTMLElement) => Promise<void> {
  const store = useStore()
  const themeClass = useThemeClassName()
  const showToast = useSetAtom(showToastAtom)
  const end = useRef(() => {})
  const start = useCallback(
    async (opener?: HTMLElement) => {
      try {
        const { runTour } = await import('./runTour.ts')
        end.current = await runTour(store, themeClass, opener)
      } catch (error) {
        showToast({ intent: 'error', title: demoMessages.tourFailed, text: errorText(error) })
      }
    },
    [store, themeClass, showToast],
  )
  const started = useRef<object>(undefined)
  useEffect(() => {
    if (isReady && link && started.current !== link) {
      started.current = link
      void start()
    }
    // Ends the tour when the workspace changes, because the new workspace has other records.
    return () => end.current()
  }, [isReady, link, start])
  return start
}
