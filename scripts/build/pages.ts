const signedIn = 'src/shell/SignedInLayout.tsx'
const page = [signedIn, 'src/shell/signedInPages.ts']
const listPage = 'src/shared/list/ListPage.tsx'
const list = [...page, listPage]

/** Modules that a page loads on demand, by the first part of its address; `*` is for all other addresses. */
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

/** Pages that share nearly all of their code: what two of them load, all may load. */
export const lists: readonly string[] = Object.keys(pages).filter((name) => pages[name]?.includes(listPage))

/** Parts that load over any page, also over one that loads little: they bring little that only another page needs. */
export const parts: Readonly<Record<string, readonly string[]>> = {
  // Loaded by the dashboard while its figures already show.
  charts: ['src/entities/statistics/StatsChart.tsx', 'src/shell/firstSteps/FirstStepsCard.tsx'],
  toasts: ['src/shell/Toasts.tsx'],
  banners: [
    'src/features/purchase/components/LimitBanner.tsx',
    'src/features/purchase/components/PaymentBanners.tsx',
    'src/features/profiles/components/ConnectionLost.tsx',
  ],
  overlays: [
    'components/src/foundations/AccountMenu/AccountMenuPopup.tsx',
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
