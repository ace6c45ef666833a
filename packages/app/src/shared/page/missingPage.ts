import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'

/** True while the page shows that its address does not exist. */
export const isPageMissingAtom = atom(false)

/** Shows the title of a missing page in the window while the component is mounted. */
export function useMissingPageTitle(): void {
  const setIsMissing = useSetAtom(isPageMissingAtom)
  useEffect(() => {
    setIsMissing(true)
    return () => setIsMissing(false)
  }, [setIsMissing])
}
