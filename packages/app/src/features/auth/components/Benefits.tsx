import { ShieldLock20Regular } from '@fluentui/react-icons/svg/shield-lock'
import { accountMessages } from '../accountMessages.ts'
import { useBenefitsStyles } from './components.styles.ts'

const { title, items, badge, tiers } = accountMessages.registration.benefits

/** The side panel of the registration: the promotional tiers, the benefits, and the security badge (AUTH-16). */
export function Benefits() {
  const styles = useBenefitsStyles()
  return (
    <aside aria-label={title} className={styles.root}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.tiers}>
        {tiers.map((tier) => (
          <li key={tier} className={styles.tier}>
            {tier}
          </li>
        ))}
      </ul>
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
