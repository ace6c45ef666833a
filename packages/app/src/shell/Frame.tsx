import { SkipLink, useOpeningClick, lazyPart, TopBar, lazyOverlay } from '@tandem/components'
import { type User, canSeeTeam } from '@tandem/contract'
import { useAtomValue, useSetAtom, useAtom } from 'jotai'
import { type ReactNode, memo, useMemo, useState } from 'react'
import { useDocumentEvent } from '../shared/page/useDocumentEvent.ts'
import { pathnameAtom } from '../shared/router/search.ts'
import { pageTitles } from './messages.ts'
import { frameMessages } from './frameMessages.ts'
import { areNoticesAwaitedAtom } from './notices.ts'
import { Notices } from './Notices.tsx'
import { PaymentNotices } from './PaymentNotices.tsx'
import { contentId } from './useArrival.ts'
import { QuietBoundary } from './QuietBoundary.tsx'
import { followRecords } from '../features/commands/recentRecords.ts'
import { isPurchaseShownAtom } from '../features/purchase/purchaseAtoms.ts'
import { runPurchases } from '../features/purchase/runPurchases.ts'
import { useStoreTask } from '../shared/session/appStore.ts'
import { Notifications } from '../features/notifications/components/Notifications.tsx'
import { disconnectedProfileIdsAtom } from '../features/profiles/lostConnections.ts'
import { profileMessages } from '../features/profiles/messages.ts'
import { Account } from './Account.tsx'
import { HelpLink } from './HelpLink.tsx'
import { navigation, navigationIdOf } from './navigation.ts'
import { Search20Regular } from '@fluentui/react-icons/svg/search'
import { shortcutOverlayAtom } from '../shared/shortcuts/shortcutAtoms.ts'
import { keyCaps, shortcuts } from '../shared/shortcuts/shortcuts.ts'
import { useShortcutKeys } from '../shared/shortcuts/useShortcutKeys.ts'
import { useShortcuts } from '../shared/shortcuts/useShortcuts.ts'
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { column, quietCaption } from '@tandem/components/styles'

const useFrameStyles = makeStyles({
  root: { ...column(), flexGrow: 1, backgroundColor: tokens.colorNeutralBackground2 },
  // A flex column, so that a page can fill the height of the window.
  content: {
    ...column(),
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '1600px',
    // Lists use the whole width.
    ':has(> [data-wide-page])': { maxWidth: 'none' },
    // The content is not centered, so that the titles of all pages are in the same position.
    margin: 0,
    padding: tokens.spacingHorizontalXXL,
    flexGrow: 1,
    outlineStyle: 'none',
  },
  // In a window of at least 1280 px, the content of the bar is at least 1208 px wide. The search then looks like a
  // field. In narrower windows, the search is an icon.
  search: {
    width: '32px',
    minWidth: '32px',
    height: '32px',
    padding: 0,
    '@container (min-width: 1208px)': {
      width: '176px',
      justifyContent: 'start',
      gap: tokens.spacingHorizontalS,
      paddingInline: tokens.spacingHorizontalS,
      backgroundColor: tokens.colorNeutralBackground3,
      color: tokens.colorNeutralForeground2,
      fontWeight: tokens.fontWeightRegular,
      '& > :last-child': { marginInlineStart: 'auto' },
    },
  },
  searchText: { display: 'none', '@container (min-width: 1208px)': { display: 'inline-flex' } },
  // The accessible name contains no keys, but must contain the whole text of the button. The keys are therefore not
  // part of the text.
  searchKeys: {
    '::after': {
      content: 'attr(data-keys)',
      paddingInline: tokens.spacingHorizontalXS,
      borderRadius: tokens.borderRadiusSmall,
      border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
      ...quietCaption,
    },
  },
  // The page stays invisible while the app loads the notices, but at most for this time.
  awaiting: { animationName: { from: { opacity: 0 }, to: { opacity: 0 } }, animationDuration: '600ms' },
})

const CommandPalette = lazyOverlay(async () => (await import('../features/commands/CommandPalette.tsx')).CommandPalette)
const ShortcutList = lazyOverlay(async () => (await import('../features/commands/ShortcutList.tsx')).ShortcutList)

const otherPages = [
  { label: pageTitles.dashboard, href: '/' },
  { label: pageTitles.callReminders, href: '/calls/reminders' },
  { label: pageTitles.settings, href: '/settings/manage/general' },
  { label: pageTitles.accountPlan, href: '/settings/manage/accountPlan' },
  { label: pageTitles.preferences, href: '/settings/manage/preferences' },
  { label: pageTitles.appearance, href: '/settings/manage/appearance' },
  { label: pageTitles.shortcuts, href: '/settings/manage/shortcuts' },
]

/** Listens to the shortcuts, and shows their overlays. */
function Commands({ user: { role } }: { readonly user: User }) {
  const [overlay, setOverlay] = useAtom(shortcutOverlayAtom)
  const [wasOpened, setWasOpened] = useState<ReadonlySet<string>>(new Set<string>())
  if (overlay !== undefined && !wasOpened.has(overlay)) setWasOpened(new Set([...wasOpened, overlay]))
  const close = () => setOverlay(undefined)
  // The palette loads when the user presses the modifier key, because letters typed during a load would be lost.
  useDocumentEvent('keydown', ({ key }) => {
    // After a failed load, the palette loads when it opens.
    if (key === 'Control' || key === 'Meta') void CommandPalette.load().catch(() => undefined)
  })
  useShortcutKeys()
  useShortcuts({
    palette: () => setOverlay((open) => (open === 'palette' ? undefined : 'palette')),
    list: () => setOverlay('list'),
  })
  const pages = useMemo(
    () => [...navigation.filter(({ id }) => id !== 'team' || canSeeTeam(role)), ...otherPages],
    [role],
  )
  return (
    <>
      {wasOpened.has('palette') && <CommandPalette isOpen={overlay === 'palette'} pages={pages} onClose={close} />}
      {wasOpened.has('list') && <ShortcutList isOpen={overlay === 'list'} onClose={close} />}
    </>
  )
}

function CommandButton() {
  const open = useSetAtom(shortcutOverlayAtom)
  const styles = useFrameStyles()
  const keys = keyCaps(shortcuts.palette.keys).join(' ')
  return (
    <Button
      appearance="subtle"
      className={styles.search}
      aria-label={frameMessages.commands}
      title={`${frameMessages.commands} (${keys})`}
      onClick={() => open('palette')}
    >
      <Search20Regular aria-hidden />
      <span className={styles.searchText}>{frameMessages.search}</span>
      <span data-keys={keys} className={mergeClasses(styles.searchText, styles.searchKeys)} />
    </Button>
  )
}

const navigationWithAlert = navigation.map((item) =>
  item.id === 'profiles' ? Object.assign({}, item, { alertLabel: profileMessages.reconnectNeeded }) : item,
)

/** Does not render again when a page changes the query of the address. */
const NavigationBar = memo(function NavigationBar({ user }: { readonly user: User }) {
  const pathname = useAtomValue(pathnameAtom)
  const isReconnectNeeded = (useAtomValue(disconnectedProfileIdsAtom)?.length ?? 0) > 0
  const all = isReconnectNeeded ? navigationWithAlert : navigation
  // Only owners and managers may see the team's pages (TEAM-3).
  const items = useMemo(() => (canSeeTeam(user.role) ? all : all.filter(({ id }) => id !== 'team')), [all, user.role])
  return (
    <TopBar
      items={items}
      selectedId={navigationIdOf(pathname)}
      isHomeSelected={pathname === '/'}
      right={
        <>
          <CommandButton />
          <HelpLink />
          <QuietBoundary page={pathname}>
            <Notifications />
          </QuietBoundary>
          <QuietBoundary page={pathname}>
            <Account user={user} />
          </QuietBoundary>
        </>
      }
    />
  )
})

const Purchases = lazyPart(async () => (await import('../features/purchase/components/Purchases.tsx')).Purchases)

/** Runs purchases and shows them above every page. Also remembers the records that the user opens. */
function PurchaseFlow() {
  useStoreTask(runPurchases)
  useStoreTask(followRecords)
  const isShown = useAtomValue(isPurchaseShownAtom)
  if (!isShown) return null
  return <Purchases />
}

interface FrameProps {
  readonly user: User
  readonly children: ReactNode
}

/** The app around a page. */
export function Frame({ user, children }: FrameProps) {
  const styles = useFrameStyles()
  const pathname = useAtomValue(pathnameAtom)
  const areNoticesAwaited = useAtomValue(areNoticesAwaitedAtom)
  const openingClick = useOpeningClick(pathname.split('/')[1])
  return (
    <div className={styles.root}>
      <SkipLink targetId={contentId} label={frameMessages.skipToContent} />
      <NavigationBar user={user} />
      <QuietBoundary page={pathname}>
        <PaymentNotices />
      </QuietBoundary>
      <QuietBoundary page={pathname}>
        <Notices />
      </QuietBoundary>
      <main
        {...openingClick}
        id={contentId}
        tabIndex={-1}
        className={mergeClasses(styles.content, areNoticesAwaited && styles.awaiting)}
      >
        {children}
      </main>
      <QuietBoundary page={pathname}>
        <PurchaseFlow />
      </QuietBoundary>
      <QuietBoundary page={pathname}>
        <Commands user={user} />
      </QuietBoundary>
    </div>
  )
}
