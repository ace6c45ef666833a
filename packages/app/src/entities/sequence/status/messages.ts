import { formatCount } from '@tandem/components'
import { type LaunchBlock } from '@tandem/contract'

interface ActionTexts {
  readonly done: (name: string) => string
  readonly failed: (name: string) => string
}

/** Rules quote the texts below a comment with a rule's id, such as SEQ-3. Do not change these texts. */
export const sequenceActionMessages = {
  view: 'View',
  launch: 'Launch',
  pause: 'Pause',
  duplicate: 'Duplicate',
  archive: 'Archive',
  unarchive: 'Unarchive',
  open: 'Open',
  /** SEQ-3, SEQ-4 */
  blocks: {
    noRecipients: 'Attach recipients(s) to launch the sequence(s)',
    noProfiles: 'Attach profile(s) to launch the sequence(s)',
  } satisfies Record<LaunchBlock, string>,
  missing: {
    noRecipients: 'Add recipients',
    noProfiles: 'Choose profiles',
  } satisfies Record<LaunchBlock, string>,
  archived: 'Unarchive the sequence first.',
  changes: {
    launch: { done: (name) => `${name} launched`, failed: (name) => `${name} could not be launched.` },
    pause: { done: (name) => `${name} paused`, failed: (name) => `${name} could not be paused.` },
    archive: { done: (name) => `${name} archived`, failed: (name) => `${name} could not be archived.` },
    unarchive: { done: (name) => `${name} unarchived`, failed: (name) => `${name} could not be unarchived.` },
    restore: { done: (name) => `${name} restored`, failed: (name) => `${name} could not be restored.` },
  } satisfies Record<string, ActionTexts>,
  freed: (count: number) =>
    `${count === 1 ? 'Its profile' : `Its ${formatCount(count)} profiles`} can send for another sequence now.`,
  duplication: {
    done: (name: string) => `${name} duplicated`,
    text: 'The copy is paused, without recipients and profiles.',
    failed: (name: string) => `${name} could not be duplicated.`,
  },
} as const
