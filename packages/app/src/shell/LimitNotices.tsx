import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { reachedLimitsAtom } from '../features/billing/limits.ts'
import { useFrameStyles } from './Frame.styles.ts'

const LimitBanners = lazy(async () => ({
  default: (await import('../features/billing/components/LimitBanners.tsx')).LimitBanners,
}))

/** Above the pages of a signed-in user: the limits of the plan that are used up. Loads when there is one. */
export function LimitNotices() {
  const styles = useFrameStyles()
  const reached = useAtomValue(reachedLimitsAtom)
  if (reached.length === 0) return null
  return (
    <Suspense
      fallback={reached.map(({ kind }) => (
        <div key={kind} className={styles.bannerPlace} />
      ))}
    >
      <LimitBanners />
    </Suspense>
  )
}
