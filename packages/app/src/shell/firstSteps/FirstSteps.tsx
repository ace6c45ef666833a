import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { areFirstStepsShownAtom } from './firstSteps.ts'
import { useFirstStepsStyles } from './FirstSteps.styles.ts'

const FirstStepsCard = lazy(async () => ({ default: (await import('./FirstStepsCard.tsx')).FirstStepsCard }))

/** On the dashboard of a new user: the steps to the first launch. Loads when it shows. */
export function FirstSteps() {
  const styles = useFirstStepsStyles()
  const isShown = useAtomValue(areFirstStepsShownAtom)
  if (!isShown) return null
  return (
    <Suspense fallback={<div className={styles.place} />}>
      <FirstStepsCard />
    </Suspense>
  )
}
