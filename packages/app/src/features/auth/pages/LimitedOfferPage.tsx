import { ButtonLink, Panel } from '@tandem/components'
import { lifetimeProfiles, monthlyPaymentPath } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { PublicPage } from '../../../shared/page/PublicPage.tsx'
import { userAtom } from '../../../shared/session/session.ts'
import { accountMessages } from '../accountMessages.ts'
import { Benefits } from '../components/Benefits.tsx'
import { usePublicSectionsStyles } from '../components/components.styles.ts'
import { publicMessages } from '../publicMessages.ts'

const { limitedOffer: texts } = publicMessages
const { tiers } = accountMessages.registration.benefits

/** Describes the lifetime deal (AUTH-2). */
export default function LimitedOfferPage() {
  const styles = usePublicSectionsStyles()
  const isSignedIn = Boolean(useAtomValue(userAtom))
  return (
    <PublicPage title={texts.title} help={texts.help}>
      <Panel title={texts.tiersTitle}>
        <ul className={styles.tiers}>
          {Object.values(lifetimeProfiles).map((profiles, index) => (
            <li key={profiles} className={styles.tier}>
              <span className={styles.tierName}>{tiers[index]}</span>
              <strong>{texts.tierProfiles(profiles)}</strong>
              {texts.tierText(`TIER${index + 1}`)}
            </li>
          ))}
        </ul>
      </Panel>
      <div className={styles.besidePanel}>
        <div className={styles.stack}>
          <Panel title={texts.redeemTitle}>
            <ol className={styles.steps}>
              {texts.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            {isSignedIn && <p className={styles.text}>{texts.hasAccount}</p>}
            <div className={styles.actions}>
              {isSignedIn ? (
                <ButtonLink to="/settings/manage/accountPlan">{texts.toPlan}</ButtonLink>
              ) : (
                <ButtonLink appearance="primary" to="/registration/appsumo">
                  {texts.redeem}
                </ButtonLink>
              )}
            </div>
          </Panel>
          <Panel title={texts.monthlyTitle}>
            <p className={styles.text}>{texts.monthlyText}</p>
            <div className={styles.actions}>
              <ButtonLink to={monthlyPaymentPath}>{texts.toMonthly}</ButtonLink>
            </div>
          </Panel>
        </div>
        <Benefits />
      </div>
    </PublicPage>
  )
}
