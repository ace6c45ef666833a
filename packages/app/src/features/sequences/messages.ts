import { counted } from '@tandem/components'

export const sequenceListMessages = {
  list: {
    title: 'Sequences',
    help: 'Your campaigns: who is contacted, what is sent, and by whom.',
    plural: 'sequences',
    nothingYet: {
      title: 'No sequences yet',
      text: 'A sequence sends a connection request and then messages to the recipients that you choose.',
    },
  },
  create: 'Create sequence',
  /** SEQ-175 */
  replies: (on: number, all: number) => (on === 0 ? 'Off' : `${on} of ${all} on`),
  types: { cloud: 'Outreach', reEngagement: 'Re-engagement' },
  bulk: {
    launch: {
      running: 'Launching…',
      done: (count: number) => `${counted(count, 'sequence')} launched`,
      undone: (count: number) => `${counted(count, 'sequence')} paused again`,
    },
    pause: {
      running: 'Pausing…',
      done: (count: number) => `${counted(count, 'sequence')} paused`,
      undone: (count: number) => `${counted(count, 'sequence')} launched again`,
    },
    duplicate: { running: 'Duplicating…', done: (count: number) => `${counted(count, 'sequence')} duplicated` },
    archive: {
      running: 'Archiving…',
      done: (count: number) => `${counted(count, 'sequence')} archived`,
      undone: (count: number) => `${counted(count, 'sequence')} restored`,
    },
    unarchive: {
      running: 'Unarchiving…',
      done: (count: number) => `${counted(count, 'sequence')} unarchived`,
      undone: (count: number) => `${counted(count, 'sequence')} archived again`,
    },
  },
  launchOthers: (count: number) => `Launch ${count === 1 ? 'the other one' : `the other ${count}`}`,
  refusals: {
    active: 'Already active.',
    archived: 'Archived. Unarchive it first.',
    notActive: 'Not active.',
    alreadyArchived: 'Already archived.',
    notArchived: 'Not archived.',
  },
} as const
