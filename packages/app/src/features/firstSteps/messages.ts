import { firstSequenceMessages } from '../../entities/sequence/messages.ts'
import { recipientListMessages } from '../../entities/recipient/messages.ts'

export const firstStepMessages = {
  title: 'First steps',
  text: 'From an empty workspace to your first calls.',
  progress: (done: number, total: number) => `${done} of ${total} done`,
  done: 'Done',
  hide: 'Hide the first steps',
  hidden: 'The first steps are hidden',
  finished: {
    title: 'You are all set',
    text: 'Your first sequence is running. Replies from leads arrive in the inbox.',
  },
  close: 'Close',
  unassigned: { text: 'No profile is assigned to this client yet.', action: 'Choose a client' },
  steps: {
    buy: {
      title: 'Choose a plan',
      text: 'A plan pays for your LinkedIn profiles.',
      action: 'See the plans',
    },
    connect: {
      title: 'Connect a profile',
      text: 'The owner of the LinkedIn account signs in once.',
      action: 'Connect',
    },
    client: {
      title: 'Describe your company',
      text: 'The AI writes on behalf of an AI client.',
      action: 'Add Client',
    },
    recipients: {
      title: 'Add recipients',
      text: 'Import a file, a table or profile links.',
      action: recipientListMessages.importAction,
    },
    sequence: firstSequenceMessages,
    launch: {
      title: 'Launch the sequence',
      text: 'The first requests are sent during the hours of the sequence.',
      action: 'Open the sequence',
    },
  },
} as const
