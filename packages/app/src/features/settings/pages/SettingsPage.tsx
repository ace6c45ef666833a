import { LinkTabs, PageHead } from '@tandem/components'
import { matchPath, Outlet, useLocation } from 'react-router-dom'
import { settingsMessages } from '../messages.ts'
import { makeStyles, tokens } from '@fluentui/react-components'
import { column } from '@tandem/components/styles'

const useSettingsPageStyles = makeStyles({
  root: { ...column(tokens.spacingVerticalL), width: '100%', maxWidth: '720px' },
})

const { title, tabs } = settingsMessages

const items = [
  { id: 'general', label: tabs.general, href: '/settings/manage/general' },
  { id: 'accountPlan', label: tabs.accountPlan, href: '/settings/manage/accountPlan' },
  { id: 'preferences', label: tabs.preferences, href: '/settings/manage/preferences' },
]

/** The user's data and the account plan, each with its address. */
export default function SettingsPage() {
  const styles = useSettingsPageStyles()
  const { pathname } = useLocation()
  const selected = items.find(({ href }) => matchPath(href, pathname))
  return (
    <div className={styles.root}>
      <PageHead title={title} />
      <LinkTabs label={tabs.label} items={items} selectedId={selected?.id} />
      <Outlet />
    </div>
  )
}
