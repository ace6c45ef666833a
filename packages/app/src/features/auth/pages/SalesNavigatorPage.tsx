import { ButtonLink, Panel } from '@tandem/components'
import { monthlyPaymentPath } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { PublicPage } from '../../../shared/page/PublicPage.tsx'
import { userAtom } from '../../../shared/session/session.ts'
import { usePublicSectionsStyles } from '../components/components.styles.ts'
import { publicMessages } from '../publicMessages.ts'

const { salesNavigator: texts } = publicMessages

/** Explains how leads of the Sales Navigator become recipients (AUTH-3). */
export default function SalesNavigatorPage() {
  const styles = usePublicSectionsStyles()
  const isSignedIn = Boolean(useAtomValue(userAtom))
  return (
    <PublicPage title={texts.title} help={texts.help}>
      <Panel title={texts.stepsTitle}>
        <ol className={styles.steps}>
          {texts.steps.map(({ title, text }) => (
            <li key={title}>
              <span className={styles.stepTitle}>{title}</span>
              {text}
            </li>
          ))}
        </ol>
        <div className={styles.actions}>
          {isSignedIn ? (
            <ButtonLink appearance="primary" to="/recipients">
              {texts.toRecipients}
            </ButtonLink>
          ) : (
            <ButtonLink appearance="primary" to={monthlyPaymentPath}>
              {texts.toPlans}
            </ButtonLink>
          )}
        </div>
      </Panel>
      <div className={styles.columns}>
        <Panel title={texts.profileTitle}>
          <p className={styles.text}>{texts.profileText}</p>
          {isSignedIn && (
            <div className={styles.actions}>
              <ButtonLink to="/profiles">{texts.toProfiles}</ButtonLink>
            </div>
          )}
        </Panel>
        <Panel title={texts.limitsTitle}>
          <p className={styles.text}>{texts.limitsText}</p>
        </Panel>
      </div>
    </PublicPage>
  )
}
