import { Outlet } from 'react-router-dom'
import { LazyToasts } from './LazyToasts.tsx'
import { useArrival } from './useArrival.ts'
import { usePageTitle } from './usePageTitle.ts'

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
