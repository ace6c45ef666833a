const signedIn = 'src/shell/SignedInLayout.tsx'
const page = [signedIn, 'src/shell/signedInPages.ts']
const listPage = 'src/shared/list/ListPage.tsx'
const list = [...page, listPage]

/** Modules that a page loads on demand, by the first part of its address. `*` is for all other addresses. */
export const pages: Readonly<Record<string, readonly string[]>> = {
  '': [signedIn, 'src/shell/pages/HomePage.tsx'],
  '*': [signedIn],
  calls: [...list, 'src/shell/pages/CallsPage.tsx'],
  clients: [...list, 'src/features/clients/pages/ClientsPage.tsx'],
  login: ['src/features/auth/pages/LoginPage.tsx'],
  messages: [...page, 'src/features/inbox/pages/InboxPage.tsx'],
  profiles: [...list, 'src/shell/pages/ProfilesPage.tsx'],
  recipients: [...list, 'src/shell/pages/RecipientsPage.tsx'],
  sequences: [...list, 'src/features/sequences/SequencesPage.tsx'],
  settings: [...page, 'src/features/settings/pages/SettingsPage.tsx'],
  team: [...list, 'src/features/team/pages/TeamPage.tsx'],
}

/** Pages that have almost all of their code in common. */
export const lists: readonly string[] = Object.keys(pages).filter((name) => pages[name]?.includes(listPage))

/** Modules that can load on every page, by the part of the screen that needs them. */
export const parts: Readonly<Record<string, readonly string[]>> = {
  charts: ['src/entities/statistics/StatsChart.tsx', 'src/features/firstSteps/FirstStepsCard.tsx'],
  toasts: ['src/shell/Toasts.tsx'],
  banners: [
    'src/features/purchase/components/CreditsBanner.tsx',
    'src/features/purchase/components/PaymentBanners.tsx',
    'src/features/profiles/components/ConnectionLost.tsx',
  ],
  overlays: [
    'components/src/tandem/AccountMenu/AccountMenuPopup.tsx',
    'components/src/foundations/NotificationBell/NotificationPopup.tsx',
    'components/src/foundations/TopBar/OverflowMenuPopup.tsx',
    'components/src/scheduling/DateRangePicker/RangeChoice.tsx',
    'src/features/purchase/components/Purchases.tsx',
    'src/features/commands/CommandPalette.tsx',
    'src/features/clients/pages/ClientDrawerPage.tsx',
    'src/shared/list/view/ListFilterDrawer.tsx',
    'src/shell/pages/RecipientPage.tsx',
  ],
}
