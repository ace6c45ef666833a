import { Outlet } from 'react-router-dom'
import { LazyToasts } from './LazyToasts.tsx'
import { useArrival } from './useArrival.ts'
import { usePageTitle } from './usePageTitle.ts'

/** Gives every page its window title, its first focus, and toasts. */
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
