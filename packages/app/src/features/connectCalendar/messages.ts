/** Texts of the simulated page that attaches a calendar. */
export const connectCalendarMessages = {
  title: 'Attach a calendar',
  text: 'A simulated calendar provider. Choose the account whose events leads can book; Tandem lists them some seconds later.',
  label: 'Account',
  accounts: ['jordan.avery@calendar.example.com', 'sales.team@calendar.example.com'],
  submit: 'Attach calendar',
  pending: 'Attaching…',
  done: 'The calendar is attached. You can close this window.',
  unavailable: 'Calendars are attached on the page of their provider. Close this window and try again in Tandem.',
} as const
