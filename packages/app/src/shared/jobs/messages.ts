import { formatCount } from '@tandem/components'

export const jobMessages = {
  resume: 'Resume',
  discard: 'Discard',
  keep: 'Keep it',
  retryAll: (count: number) => `Retry all failed (${formatCount(count)})`,
  reassignAll: (count: number) => `Reassign all (${formatCount(count)})`,
  reassignQuestion: {
    title: (count: number) => `Reassign all ${formatCount(count)} recipients?`,
    text: 'The recipients leave their current sequences and join this sequence.',
    confirm: 'Reassign',
  },
  stop: 'Stop',
  download: 'Download failed rows',
  downloading: 'Preparing the rows…',
  downloadFailed: 'The failed rows could not be read.',
  file: 'Failed rows.csv',
  name: 'Name',
  reason: 'Reason',
} as const
