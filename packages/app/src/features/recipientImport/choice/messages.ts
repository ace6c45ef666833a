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
  held: (count: number) => `${formatCount(count)} in another sequence`,
  collecting: (count: number) => `Loading ${formatCount(count)}…`,
  collectFailed: 'Some of the matching recipients could not be loaded.',
  stop: 'Stop',
  importing: {
    back: 'Back to the list',
    added: (count: number) => `Chosen: ${counted(count, 'recipient')} from the file`,
    done: 'Use these recipients',
    gone: 'This import is finished. Its recipients are in the list.',
  },
} as const
