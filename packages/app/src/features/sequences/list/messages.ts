const sequences = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'sequence' : 'sequences'}`

/** Texts of the list of sequences. */
export const sequenceListMessages = {
  list: {
    title: 'Sequences',
    help: 'Who is contacted, with which messages, and by which profiles.',
    plural: 'sequences',
    nothingYet: {
      title: 'No sequences yet',
      text: 'A sequence sends a connection request and then messages to the recipients that you choose.',
    },
  },
  create: 'Create sequence',
  types: { cloud: 'Cloud', reEngagement: 'Re-engagement' },
  bulk: {
    launch: {
      running: 'Launching…',
      done: (count: number) => `${sequences(count)} launched`,
      undone: (count: number) => `${sequences(count)} paused again`,
    },
    pause: {
      running: 'Pausing…',
      done: (count: number) => `${sequences(count)} paused`,
      undone: (count: number) => `${sequences(count)} launched again`,
    },
    duplicate: { running: 'Duplicating…', done: (count: number) => `${sequences(count)} duplicated` },
    archive: {
      running: 'Archiving…',
      done: (count: number) => `${sequences(count)} archived`,
      undone: (count: number) => `${sequences(count)} restored`,
    },
    unarchive: {
      running: 'Unarchiving…',
      done: (count: number) => `${sequences(count)} unarchived`,
      undone: (count: number) => `${sequences(count)} archived again`,
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
