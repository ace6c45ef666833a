import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { PageHead } from '@tandem/components'
import { column } from '@tandem/components/styles'
import { matchPath, Outlet, useLocation } from 'react-router-dom'
import { RouteLink } from '../../../shared/page/RouteLink.tsx'
import { settingsMessages } from '../messages.ts'

const useSettingsPageStyles = makeStyles({
  root: { ...column(tokens.spacingVerticalL), width: '100%', maxWidth: '1200px' },
  columns: {
    display: 'grid',
    gridTemplateColumns: '208px minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalXXXL,
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
  },
  rail: {
    ...column(tokens.spacingVerticalXXS),
    '@media (max-width: 900px)': { flexDirection: 'row', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS },
  },
  link: {
    padding: `${tokens.spacingVerticalSNudge} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, textDecorationLine: 'none' },
  },
  selected: {
    backgroundColor: tokens.colorSubtleBackgroundSelected,
    fontWeight: tokens.fontWeightSemibold,
    boxShadow: `inset ${tokens.strokeWidthThicker} 0 0 ${tokens.colorCompoundBrandStroke}`,
  },
  page: column(tokens.spacingVerticalL),
})

const { title, tabs } = settingsMessages

const items = (['general', 'accountPlan', 'preferences', 'appearance', 'shortcuts'] as const).map((id) => ({
  label: tabs[id],
  href: `/settings/manage/${id}`,
}))

/** The pages of the settings, each with its address (SHELL-119). */
export default function SettingsPage() {
  const styles = useSettingsPageStyles()
  const { pathname } = useLocation()
  return (
    <div className={styles.root}>
      <PageHead title={title} />
      <div className={styles.columns}>
        <nav aria-label={tabs.label} className={styles.rail}>
          {items.map(({ label, href }) => {
            const isCurrent = matchPath(href, pathname) !== null
            return (
              <RouteLink
                key={href}
                to={href}
                aria-current={isCurrent ? 'page' : undefined}
                className={mergeClasses(styles.link, isCurrent && styles.selected)}
              >
                {label}
              </RouteLink>
            )
          })}
        </nav>
        <div className={styles.page}>
          <Outlet />
        </div>
      </div>
    </div>
  )
}
