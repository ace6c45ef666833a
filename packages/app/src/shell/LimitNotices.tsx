import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { reachedLimitsAtom } from '../features/billing/limits.ts'

const LimitBanners = lazy(async () => ({
  default: (await import('../features/billing/components/LimitBanners.tsx')).LimitBanners,
}))

/** Above the pages of a signed-in user: the limits of the plan that are used up. Loads when there is one. */
export function LimitNotices() {
  const isShown = useAtomValue(reachedLimitsAtom).length > 0
  if (!isShown) return null
  return (
    <Suspense>
      <LimitBanners />
    </Suspense>
  )
}
