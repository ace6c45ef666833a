import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'

export const isPageMissingAtom = atom(false)

/** While the component is mounted, the window has the title of a missing page. */
export function useMissingPageTitle(): void {
  const setIsMissing = useSetAtom(isPageMissingAtom)
  useEffect(() => {
    setIsMissing(true)
    return () => setIsMissing(false)
  }, [setIsMissing])
}
