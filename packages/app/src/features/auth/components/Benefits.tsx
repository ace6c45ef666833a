import { ShieldLock20Regular } from '@fluentui/react-icons/svg/shield-lock'
import { accountMessages } from '../messages.ts'
import { useBenefitsStyles } from './Benefits.styles.ts'

const { title, items, badge, tiers } = accountMessages.registration.benefits

/** The side panel of the registration: what one gets, for a lifetime deal the tiers that it is sold in, and that the connection is safe (document 1, section 1). */
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
