import { ShieldLock20Regular } from '@fluentui/react-icons/svg/shield-lock'
import { accountMessages } from '../accountMessages.ts'
import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { column, onBrand, plainList, row } from '@tandem/components/styles'

const useBenefitsStyles = makeStyles({
  root: {
    ...column(tokens.spacingVerticalL),
    boxSizing: 'border-box',
    width: '360px',
    maxWidth: '100%',
    padding: tokens.spacingHorizontalXXXL,
    backgroundColor: tokens.colorBrandBackground2,
    borderRadius: tokens.borderRadiusXLarge,
  },
  title: { ...typographyStyles.subtitle1, margin: 0 },
  list: { ...column(tokens.spacingVerticalM), margin: 0, paddingLeft: tokens.spacingHorizontalXL },
  tiers: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, ...plainList },
  tier: {
    ...typographyStyles.caption1Strong,
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusCircular,
    ...onBrand,
  },
  badge: {
    ...typographyStyles.body1Strong,
    ...row(tokens.spacingHorizontalS),
    margin: 'auto 0 0',
    color: tokens.colorBrandForeground2,
  },
})

const { title, items, badge, tiers } = accountMessages.registration.benefits

/** A side panel with the tiers and the benefits (AUTH-16). */
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
