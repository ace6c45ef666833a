import { makeStyles } from '@fluentui/react-components'
import { lazyPart } from '@tandem/components'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import DashboardPage from '../../features/dashboard/pages/DashboardPage.tsx'
import { firstStepsPlaceAtom, firstStepsStateAtom, isLaunchedAtom } from '../../features/firstSteps/firstSteps.ts'
import { useStored } from '../../shared/storage/lastShown.ts'
import { finishProfile, purchaseAtom, unfinishedProfilesAtom } from '../../features/purchase/purchaseAtoms.ts'

const useFirstStepsStyles = makeStyles({
  // The height of the card if each row shows three steps.
  place: { minHeight: '322px' },
})

const FirstStepsCard = lazyPart(
  async () => (await import('../../features/firstSteps/FirstStepsCard.tsx')).FirstStepsCard,
)

function FirstSteps() {
  const styles = useFirstStepsStyles()
  const isUnfinished = useAtomValue(unfinishedProfilesAtom) !== undefined
  const store = useStore()
  const dispatchPurchase = useSetAtom(purchaseAtom)
  return (
    <FirstStepsCard
      onPlanChoose={() => dispatchPurchase({ is: 'choose', kind: 'plan' })}
      onProfileFinish={isUnfinished ? () => finishProfile(store) : undefined}
      fallback={<div className={styles.place} />}
    />
  )
}

/** The dashboard, with the first steps of a new user. */
export default function HomePage() {
  const place = useAtomValue(firstStepsPlaceAtom)
  const isLaunched = useAtomValue(isLaunchedAtom)
  const state = useAtomValue(firstStepsStateAtom)
  const isShown = place === 'shown'
  // Stored, because the first frame of the next visit must show the same page.
  const nextState = isShown ? 'open' : (state ?? (isLaunched ? 'launched' : undefined))
  useStored(firstStepsStateAtom, nextState)
  return (
    <DashboardPage
      firstSteps={isShown && <FirstSteps />}
      hasFigures={!isShown || isLaunched === true}
      isPlaceKnown={place !== 'unknown'}
    />
  )
}
