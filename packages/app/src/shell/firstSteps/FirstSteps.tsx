import { lazyPart } from '@tandem/components'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { areFirstStepsShownAtom, isLaunchedAtom, standingAtom } from './firstSteps.ts'
import { useFirstStepsStyles } from './FirstSteps.styles.ts'

const FirstStepsCard = lazyPart(async () => (await import('./FirstStepsCard.tsx')).FirstStepsCard)

/** On the dashboard of a new user: the steps to the first launch. Loads when it shows. */
export function FirstSteps() {
  const styles = useFirstStepsStyles()
  const isShown = useAtomValue(areFirstStepsShownAtom)
  const isLaunched = useAtomValue(isLaunchedAtom)
  const [standing, setStanding] = useAtom(standingAtom)
  const isNeverShown = standing === undefined && isLaunched === true
  useEffect(() => {
    if (isNeverShown) setStanding('launched')
  }, [isNeverShown, setStanding])
  if (!isShown) return null
  return <FirstStepsCard fallback={<div className={styles.place} />} />
}
