import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ButtonLink, Panel, PlanOffers, formatCount } from '@tandem/components'
import { canManageProfiles, creditTopUps, formatPrice, monthlyPaymentPath, type PlanOption } from '@tandem/contract'
import { useAtomValue, useSetAtom } from 'jotai'
import { useLocation } from 'react-router-dom'
import { navigationAtom } from '../../../shared/router/navigation.ts'
import { PublicPage } from '../../../shared/page/PublicPage.tsx'
import { registrationAddress } from '../../../shared/router/returnAddress.ts'
import { userAtom } from '../../../shared/session/session.ts'
import { billingMessages, planTexts } from '../messages.ts'
import { planComparison } from '../offers.ts'
import { purchaseAtom } from '../purchaseAtoms.ts'
import { usePlanOffers } from './usePlanOffers.ts'
import { column } from '@tandem/components/styles'

const useMonthlyPlansStyles = makeStyles({
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  list: {
    ...column(tokens.spacingVerticalXS),
    margin: 0,
    paddingLeft: tokens.spacingHorizontalXL,
    fontVariantNumeric: 'tabular-nums',
  },
})

const { monthly: texts } = planTexts

/** The page with the plans (BILL-39). A visitor who chooses a plan registers first. */
export function MonthlyPlans({ option }: { readonly option: PlanOption | undefined }) {
  const styles = useMonthlyPlansStyles()
  const user = useAtomValue(userAtom)
  const offers = usePlanOffers()
  const location = useLocation()
  const { navigate } = useAtomValue(navigationAtom)
  const dispatch = useSetAtom(purchaseAtom)
  const shown = option === undefined ? offers.plans : offers.plans?.filter(({ id }) => id === option)
  const register: typeof offers.onChoose = (_, { planId }) =>
    navigate(registrationAddress({ ...location, search: `?${new URLSearchParams({ plan: planId })}` }))
  const canBuy = !user || canManageProfiles(user.role)
  return (
    <PublicPage title={texts.title} help={canBuy ? texts.help : billingMessages.managersBuy}>
      <PlanOffers
        {...offers}
        plans={shown}
        comparison={option === undefined ? planComparison : []}
        headingLevel={2}
        onChoose={canBuy ? (user ? offers.onChoose : register) : undefined}
      />
      {option !== undefined && (
        <div>
          <ButtonLink to={monthlyPaymentPath}>{texts.all}</ButtonLink>
        </div>
      )}
      <Panel title={billingMessages.credits}>
        <p className={styles.text}>{texts.creditsText}</p>
        <ul className={styles.list}>
          {creditTopUps.map(({ credits, price, isRecommended }) => (
            <li key={credits}>{texts.topUp(formatCount(credits), formatPrice(price), isRecommended)}</li>
          ))}
        </ul>
        {user && (
          <div>
            <Button onClick={() => dispatch({ is: 'choose', kind: 'credits' })}>{billingMessages.buyCredits}</Button>
          </div>
        )}
      </Panel>
    </PublicPage>
  )
}
