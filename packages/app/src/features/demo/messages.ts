/** Texts of the demo. */
export const demoMessages = {
  unavailable: {
    title: 'The demo can’t run in this browser',
    text: 'It needs shared workers and service workers, which this browser lacks or keeps switched off (private windows often do). Open this address in a current desktop browser, in a normal window.',
    action: 'Go to the sign-in page',
  },
  failed: 'The demo could not be changed',
} as const
