import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'

/** The page says that its address is no page. */
export const isPageMissingAtom = atom(false)

/** Sets the window's title to that of a page that does not exist, for as long as the component shows. */
export function useMissingPageTitle(): void {
  const setIsMissing = useSetAtom(isPageMissingAtom)
  useEffect(() => {
    setIsMissing(true)
    return () => setIsMissing(false)
  }, [setIsMissing])
}
