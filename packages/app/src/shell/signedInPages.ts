/**
 * The module of the routes imports this module on demand. With a static import, the login page would also load the file
 * names of all these pages.
 */
export const signedInPages = {
  accountPlan: () => import('../features/purchase/pages/AccountPlanPage.tsx'),
  callDrawer: () => import('../features/calls/pages/CallDrawerPage.tsx'),
  calls: () => import('./pages/CallsPage.tsx'),
  callCreation: () => import('../features/callWizard/CreateCallPage.tsx'),
  callRemindersDrawer: () => import('../features/callReminders/RemindersDrawerPage.tsx'),
  callReminders: () => import('../features/callReminders/RemindersPage.tsx'),
  clientReport: () => import('../features/clientReport/ClientReportPage.tsx'),
  clientDrawer: () => import('../features/clients/pages/ClientDrawerPage.tsx'),
  clients: () => import('../features/clients/pages/ClientsPage.tsx'),
  clientCreation: () => import('../features/clients/pages/CreateClientPage.tsx'),
  inbox: () => import('../features/inbox/pages/InboxPage.tsx'),
  profileCreation: () => import('../features/addProfile/CreateProfilePage.tsx'),
  profiles: () => import('./pages/ProfilesPage.tsx'),
  recipientImportMapping: () => import('../features/recipientImport/pages/ImportMappingPage.tsx'),
  recipientImportResults: () => import('../features/recipientImport/pages/ImportResultsPage.tsx'),
  recipients: () => import('./pages/RecipientsPage.tsx'),
  sequences: () => import('../features/sequences/SequencesPage.tsx'),
  demoConsole:
    import.meta.env.VITE_DEMO === 'off'
      ? () => import('./pages/NotFoundPage.tsx')
      : () => import('./pages/DemoConsolePage.tsx'),
  generalSettings: () => import('../features/settings/pages/GeneralPage.tsx'),
  appearance: () => import('../features/settings/pages/AppearancePage.tsx'),
  shortcuts: () => import('../features/settings/pages/ShortcutsPage.tsx'),
  preferences: () => import('../features/settings/pages/PreferencesPage.tsx'),
  settings: () => import('../features/settings/pages/SettingsPage.tsx'),
  memberDrawer: () => import('../features/team/pages/MemberDrawerPage.tsx'),
  team: () => import('../features/team/pages/TeamPage.tsx'),
  sequenceCreation: () => import('./pages/CreateSequencePage.tsx'),
  profileDrawer: () => import('./pages/ProfileDrawerPage.tsx'),
  recipientDrawer: () => import('./pages/RecipientPage.tsx'),
  sequenceDrawer: () => import('./pages/SequenceDrawerPage.tsx'),
} as const
