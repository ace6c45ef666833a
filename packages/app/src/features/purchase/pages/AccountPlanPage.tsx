import { Button, makeStyles, tokens, shorthands } from '@fluentui/react-components'
import { CreditsBar, Panel, StatCard } from '@tandem/components'
import { canManageProfiles, currentPlanOf, formatPrice } from '@tandem/contract'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useAllProfiles } from '../../../entities/profile/allProfiles.ts'
import { errorText } from '../../../shared/api/errorText.ts'
import { LoadFailed } from '../../../shared/page/LoadFailed.tsx'
import { usePreload } from '../../../shared/page/whenIdle.ts'
import { organizationQueryAtom, userAtom } from '../../../shared/session/session.ts'
import { billingMessages as texts, paymentMessages, paidProfileMessages } from '../messages.ts'
import { finishProfile, purchaseAtom, unfinishedProfilesAtom } from '../purchaseAtoms.ts'
import { spreadRow } from '@tandem/components/styles'

const useAccountPlanPageStyles = makeStyles({
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
    gap: tokens.spacingHorizontalXXL,
  },
  help: { margin: 0, color: tokens.colorNeutralForeground2 },
})

const useUnfinishedProfileStyles = makeStyles({
  root: {
    ...spreadRow(tokens.spacingHorizontalM),
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    border: `${tokens.strokeWidthThin} solid`,
    ...shorthands.borderColor(tokens.colorStatusWarningBorder1),
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorStatusWarningBackground1,
  },
  text: { margin: 0 },
})

const { unfinished: unfinishedProfileTexts } = paidProfileMessages

/** Offers to create or connect a paid profile that is unfinished (BILL-21). */
function UnfinishedProfile() {
  const styles = useUnfinishedProfileStyles()
  const unfinished = useAtomValue(unfinishedProfilesAtom)
  const store = useStore()
  if (!unfinished) return null
  const isCreated = 'profileId' in unfinished
  return (
    <div className={styles.root}>
      <p className={styles.text}>
        {isCreated ? unfinishedProfileTexts.unfilled : unfinishedProfileTexts.uncreated(unfinished.missing)}
      </p>
      <Button onClick={() => finishProfile(store)}>
        {isCreated ? unfinishedProfileTexts.connect : unfinishedProfileTexts.create}
      </Button>
    </div>
  )
}

/** The code of the dialogs. Loads with the page, so that a dialog opens at once. */
const purchases = { load: () => import('../components/Purchases.tsx') }

/** The organization's plan. */
export default function AccountPlanPage() {
  const styles = useAccountPlanPageStyles()
  const user = useAtomValue(userAtom)
  const { data: organization, error, refetch } = useAtomValue(organizationQueryAtom)
  const dispatch = useSetAtom(purchaseAtom)
  usePreload(purchases)
  if (error && !organization) return <LoadFailed title={texts.failed} error={error} onRetry={refetch} />
  const current = organization && user && currentPlanOf(organization.subscription, user.paidProfilesCount)
  const canManage = user != null && canManageProfiles(user.role)
  const tier = organization && texts.subscriptions[organization.subscription]
  const meta = current ? `${tier}, ${paymentMessages.perMonth(formatPrice(current.price))}` : tier
  return (
    <>
      <Panel title={texts.plan} meta={meta}>
        <div className={styles.figures}>
          <StatCard appearance="plain" label={texts.paidProfiles} value={user?.paidProfilesCount} />
          {canManage && <UsedProfiles />}
        </div>
        <UnfinishedProfile />
        {user && !canManage ? (
          <p className={styles.help}>{texts.managersBuy}</p>
        ) : (
          <div>
            <Button appearance="primary" onClick={() => dispatch({ is: 'choose', kind: 'plan' })}>
              {user?.paidProfilesCount === 0 ? texts.choosePlan : texts.upgrade}
            </Button>
          </div>
        )}
      </Panel>
      <Panel title={texts.credits}>
        <p className={styles.help}>{texts.creditsHelp}</p>
        <CreditsBar used={organization?.aiCreditsUsed} total={organization?.aiCreditsTotal} label={texts.used} />
        <div>
          <Button onClick={() => dispatch({ is: 'choose', kind: 'credits' })}>{texts.buyCredits}</Button>
        </div>
      </Panel>
    </>
  )
}

/** Counts the loaded profiles, because the user's `profilesCount` also counts empty slots. */
function UsedProfiles() {
  const { profiles, isLoadingRest, error, refetch } = useAllProfiles()
  return (
    <StatCard
      appearance="plain"
      label={texts.usedProfiles}
      value={isLoadingRest ? undefined : profiles?.length}
      error={error ? errorText(error) : undefined}
      onRetry={() => void refetch()}
    />
  )
}
