/**
 * Pages that only signed-in users open. They are apart from the routes, which every visitor loads: the names of their
 * files would be a part of what the login page waits for.
 */
export const signedInPages = {
  calls: () => import('../features/calls/pages/CallsPage.tsx'),
  callCreation: () => import('../features/calls/pages/CreateCallPage.tsx'),
  callDrawer: () => import('../features/calls/pages/CallDrawerPage.tsx'),
  callReminders: () => import('../features/calls/pages/RemindersPage.tsx'),
  callRemindersDrawer: () => import('../features/calls/pages/RemindersDrawerPage.tsx'),
  clients: () => import('../features/clients/pages/ClientsPage.tsx'),
  clientCreation: () => import('../features/clients/pages/CreateClientPage.tsx'),
  clientDrawer: () => import('../features/clients/pages/ClientDrawerPage.tsx'),
  recipients: () => import('../features/recipients/pages/RecipientsPage.tsx'),
  recipientDrawer: () => import('../features/recipients/drawer/pages/RecipientDrawerPage.tsx'),
  recipientImportMapping: () => import('../features/recipients/import/pages/ImportMappingPage.tsx'),
  recipientImportResults: () => import('../features/recipients/import/pages/ImportResultsPage.tsx'),
  team: () => import('../features/team/pages/TeamPage.tsx'),
  memberDrawer: () => import('../features/team/pages/MemberDrawerPage.tsx'),
} as const
