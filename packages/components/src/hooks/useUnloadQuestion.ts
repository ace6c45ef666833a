import { useEffect } from 'react'

/** Makes the browser ask before the user leaves or reloads the page. */
export function useUnloadQuestion(isAsking: boolean): void {
  useEffect(() => {
    if (!isAsking) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isAsking])
}
