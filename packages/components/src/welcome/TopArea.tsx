import { Link } from '@fluentui/react-components'
import { useState } from 'react'
import { conversations } from '../chat/ConversationCard/ConversationCard.fixtures.ts'
import {
  AccountMenu,
  Banner,
  type ColorSchemePreference,
  DemoBar,
  NotificationBell,
  SkipLink,
  TopBar,
} from '../index.ts'
import { navItems } from '../foundations/TopBar/TopBar.fixtures.ts'

const ignore = () => undefined
const scenarios = [
  { id: 'agency', name: 'Agency' },
  { id: 'new-user', name: 'New user' },
]

/** The bars over every screen. */
export function TopArea({ contentId }: { readonly contentId: string }) {
  const [scenarioId, setScenarioId] = useState('agency')
  const [colorScheme, setColorScheme] = useState<ColorSchemePreference>('system')
  const [isBannerShown, setIsBannerShown] = useState(true)
  return (
    <>
      <SkipLink targetId={contentId} />
      <DemoBar
        scenarios={scenarios}
        scenarioId={scenarioId}
        timeText="Tuesday, March 17, 14:05"
        onScenarioChange={(_, data) => setScenarioId(data.scenarioId)}
        onAdvance={ignore}
        onReset={ignore}
        onLeave={ignore}
      />
      <TopBar
        items={navItems}
        selectedId="sequences"
        right={
          <>
            <NotificationBell conversations={conversations} emptyText="You are up to date!" />
            <AccountMenu
              name="Maya Lindqvist"
              email="demo@example.com"
              creditsUsed={128}
              creditsTotal={500}
              onBuyCredits={ignore}
              colorScheme={colorScheme}
              onColorSchemeChange={(_, data) => setColorScheme(data.colorScheme)}
              settingsHref="#settings"
              onLogout={ignore}
            />
          </>
        }
      />
      {isBannerShown && (
        <Banner action={<Link href="#profiles">Open Profiles</Link>} onDismiss={() => setIsBannerShown(false)}>
          Some of your profiles lost their connection.
        </Banner>
      )}
    </>
  )
}
