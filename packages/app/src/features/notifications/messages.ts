/** Texts of the notification bell (SHELL-18). */
export const notificationMessages = {
  label: 'Notifications',
  openInbox: 'Open inbox',
  empty: 'You are up to date! We will keep you posted about notifications.',
} as const
