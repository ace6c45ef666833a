import { useAtomValue } from 'jotai'
import { Suspense, lazy, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { waitingToastsAtom } from '../shared/toasts.ts'
import { useArrival } from './useArrival.ts'
import { usePageTitle } from './usePageTitle.ts'

const Toasts = lazy(async () => ({ default: (await import('./Toasts.tsx')).Toasts }))

/** What every page has: its name in the window's title, focus on arrival, toasts. */
export function RootLayout() {
  usePageTitle()
  useArrival()
  return (
    <>
      <Outlet />
      <LazyToasts />
    </>
  )
}

/** Toasts are loaded with the first of them. */
function LazyToasts() {
  const areWaiting = useAtomValue(waitingToastsAtom).length > 0
  const [areLoaded, setAreLoaded] = useState(false)
  if (areWaiting && !areLoaded) setAreLoaded(true)
  return areLoaded ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null
}
