export const clientEntityMessages = {
  notFound: {
    title: 'Client was not found',
    text: 'It may have been removed, or you do not have access to it.',
    action: 'Back to AI clients',
  },
  failed: 'The client could not be loaded.',
} as const
