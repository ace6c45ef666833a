import { CreditsBar, Panel, StatCard } from '@tandem/components'
import { useAtomValue } from 'jotai'
import { organizationQueryAtom, userAtom } from '../../../shared/session.ts'
import { settingsMessages } from '../messages.ts'
import { useAccountPlanPageStyles } from './AccountPlanPage.styles.ts'

const texts = settingsMessages.accountPlan

/** The organization's plan: its subscription, profiles that are paid and used, AI credits. */
export default function AccountPlanPage() {
  const styles = useAccountPlanPageStyles()
  const user = useAtomValue(userAtom)
  const { data: organization } = useAtomValue(organizationQueryAtom)
  return (
    <>
      <Panel title={texts.plan} meta={organization && texts.subscriptions[organization.subscription]}>
        <div className={styles.figures}>
          <StatCard appearance="plain" label={texts.paidProfiles} value={user?.paidProfilesCount} />
          <StatCard appearance="plain" label={texts.usedProfiles} value={user?.profilesCount} />
        </div>
      </Panel>
      <Panel title={texts.credits}>
        <CreditsBar used={organization?.aiCreditsUsed} total={organization?.aiCreditsTotal} label={texts.used} />
      </Panel>
    </>
  )
}
