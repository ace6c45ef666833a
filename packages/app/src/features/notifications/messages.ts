/** Texts of the notification bell; those of the specification to the letter. */
export const notificationMessages = {
  label: 'Notifications',
  empty: 'You are up to date! We will keep you posted about notifications.',
} as const
