import { ShieldLock20Regular } from '@fluentui/react-icons/svg/shield-lock'
import { accountMessages } from '../messages.ts'
import { useBenefitsStyles } from './Benefits.styles.ts'

const { title, items, badge, tiers } = accountMessages.registration.benefits

/** The side panel of the registration: benefits, the tiers of a lifetime deal, and the security badge (AUTH-16). */
export function Benefits({ hasTiers }: { readonly hasTiers: boolean }) {
  const styles = useBenefitsStyles()
  return (
    <aside aria-label={title} className={styles.root}>
      <h2 className={styles.title}>{title}</h2>
      {hasTiers && (
        <ul className={styles.tiers}>
          {tiers.map((tier) => (
            <li key={tier} className={styles.tier}>
              {tier}
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className={styles.badge}>
        <ShieldLock20Regular />
        {badge}
      </p>
    </aside>
  )
}
