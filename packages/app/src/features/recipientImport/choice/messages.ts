import { counted, formatCount } from '@tandem/components'

export const recipientChoiceMessages = {
  list: {
    title: 'Recipients to choose',
    plural: 'recipients',
    nothingYet: {
      title: 'No recipients yet',
      text: 'Import a file, or skip this step and add recipients later.',
    },
  },
  importAction: 'Import',
  chosen: (count: number) => (count === 0 ? 'No recipients selected' : `${counted(count, 'recipient')} chosen`),
  held: (count: number) =>
    `${formatCount(count)} of them ${count === 1 ? 'is' : 'are'} in another sequence. You choose what happens after creating.`,
  collecting: (count: number) => `Loading all that match: ${formatCount(count)} so far…`,
  collectFailed: 'Not all recipients that match could be loaded.',
  stop: 'Stop',
  importing: {
    back: 'Back to the list',
    added: (count: number) => `${counted(count, 'recipient')} from the file chosen`,
    done: 'Use these recipients',
    gone: 'This import is finished. Its recipients are in the list.',
  },
} as const
