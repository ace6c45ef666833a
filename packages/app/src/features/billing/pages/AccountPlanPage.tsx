import { Button } from '@fluentui/react-components'
import { CreditsBar, CreditsDialog, ErrorState, Panel, PaymentOverlay, PlanDialog, StatCard } from '@tandem/components'
import { plans } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { errorText } from '../../../shared/errorText.ts'
import { sharedMessages } from '../../../shared/messages.ts'
import { organizationQueryAtom, userAtom } from '../../../shared/session.ts'
import { billingMessages as texts } from '../messages.ts'
import { creditOffers, planComparison, planOffers } from '../offers.ts'
import { usePurchase } from '../usePurchase.ts'
import { useAccountPlanPageStyles } from './AccountPlanPage.styles.ts'

const steps = [{ id: 'payment', label: texts.payment.step }]

/** The organization's plan: its subscription, profiles that are paid and used, AI credits; and the ways to more of them. */
export default function AccountPlanPage() {
  const styles = useAccountPlanPageStyles()
  const user = useAtomValue(userAtom)
  const { data: organization, error, refetch } = useAtomValue(organizationQueryAtom)
  const [choice, setChoice] = useState<'plan' | 'credits'>()
  const { purchase, buy, showWindow, cancel } = usePurchase()
  const paidProfiles = user?.paidProfilesCount ?? 0
  const close = () => setChoice(undefined)
  if (error && !organization) {
    const retry = <Button onClick={() => void refetch()}>{sharedMessages.retry}</Button>
    return <ErrorState title={texts.failed} text={errorText(error)} actions={retry} />
  }
  return (
    <>
      <Panel title={texts.plan} meta={organization && texts.subscriptions[organization.subscription]}>
        <div className={styles.figures}>
          <StatCard appearance="plain" label={texts.paidProfiles} value={user?.paidProfilesCount} />
          <StatCard appearance="plain" label={texts.usedProfiles} value={user?.profilesCount} />
        </div>
        <div>
          <Button appearance="primary" onClick={() => setChoice('plan')}>
            {paidProfiles === 0 ? texts.choosePlan : texts.upgrade}
          </Button>
        </div>
      </Panel>
      <Panel title={texts.credits}>
        <p className={styles.help}>{texts.creditsHelp}</p>
        <CreditsBar used={organization?.aiCreditsUsed} total={organization?.aiCreditsTotal} label={texts.used} />
        <div>
          <Button onClick={() => setChoice('credits')}>{texts.buyCredits}</Button>
        </div>
      </Panel>
      {/* Gone at once when a choice is made: while a dialog fades out, it hides the payment's overlay from screen readers. */}
      {choice === 'plan' && (
        <PlanDialog
          isOpen
          mode={paidProfiles === 0 ? 'buy' : 'upgrade'}
          plans={planOffers}
          comparison={planComparison}
          currentPlanId={plans.findLast(({ profiles }) => profiles <= paidProfiles)?.option}
          onChoose={(_, { planId }) => {
            const plan = plans.find(({ option }) => option === planId)
            if (!plan) return
            close()
            buy('plan', plan.paymentPath)
          }}
          onClose={close}
        />
      )}
      {choice === 'credits' && (
        <CreditsDialog
          isOpen
          offers={creditOffers}
          used={organization?.aiCreditsUsed}
          total={organization?.aiCreditsTotal}
          text={texts.creditsText}
          onBuy={(_, { offerId }) => {
            close()
            buy('credits', offerId)
          }}
          onClose={close}
        />
      )}
      <PaymentOverlay
        isOpen={purchase !== undefined}
        title={texts.payment.title}
        text={texts.payment.text}
        steps={steps}
        currentStepId="payment"
        blockedHref={purchase?.isBlocked ? purchase.path : undefined}
        onWindowShow={purchase?.isBlocked ? undefined : showWindow}
        onCancel={cancel}
      />
    </>
  )
}
