export const profileMessages = {
  connectionLost: {
    title: 'Connection lost',
    text: 'Some profiles lost their connection. Go to the Profiles tab and reconnect the profiles marked in orange.',
    action: 'Go to Profiles',
  },
  reconnectNeeded: 'reconnect needed',
} as const
