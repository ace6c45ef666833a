import { useAtomValue, useAtom } from 'jotai'
import DashboardPage from '../../features/dashboard/pages/DashboardPage.tsx'
import {
  areFirstStepsDecidedAtom,
  areFirstStepsShownAtom,
  isLaunchedAtom,
  firstStepsStateAtom,
} from '../firstSteps/firstSteps.ts'
import { lazyPart } from '@tandem/components'
import { useEffect } from 'react'
import { makeStyles } from '@fluentui/react-components'

const useFirstStepsStyles = makeStyles({
  // The height of the card with three steps in a row.
  place: { minHeight: '294px' },
})

const FirstStepsCard = lazyPart(async () => (await import('../firstSteps/FirstStepsCard.tsx')).FirstStepsCard)

/** The steps to the first launch, on the dashboard of a new user. Loads when it shows. */
function FirstSteps() {
  const styles = useFirstStepsStyles()
  const isShown = useAtomValue(areFirstStepsShownAtom)
  const isLaunched = useAtomValue(isLaunchedAtom)
  const [state, setState] = useAtom(firstStepsStateAtom)
  const isNeverShown = state === undefined && isLaunched === true
  useEffect(() => {
    if (isNeverShown) setState('launched')
  }, [isNeverShown, setState])
  if (!isShown) return null
  return <FirstStepsCard fallback={<div className={styles.place} />} />
}

/** The dashboard, with the first steps of a new user. */
export default function HomePage() {
  const isDecided = useAtomValue(areFirstStepsDecidedAtom)
  return <DashboardPage firstSteps={<FirstSteps />} isPlaceKnown={isDecided} />
}
