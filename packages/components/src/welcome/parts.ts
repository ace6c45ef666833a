import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite'

interface Stories {
  readonly default: Meta
  readonly Default?: StoryObj | undefined
}

const groupNames = ['Foundations', 'Data', 'Chat', 'Scheduling', 'Sequences', 'Charts', 'Tandem']
const files = Object.entries(import.meta.glob<Stories>('../*/*/*.stories.tsx', { eager: true }))

/** Contains only story files that have the same name as their folder. */
export const groups = groupNames.map((group) => ({
  group,
  parts: files.flatMap(([file, { default: meta, Default = {} }]) => {
    const [, folder, name, subject] = /^\.\.\/(\w+)\/(\w+)\/(\w+)\.stories/.exec(file) ?? []
    if (name === undefined || name !== subject || folder !== group.toLowerCase()) return []
    return [{ name, meta, FirstStory: composeStory(Default, meta) }]
  }),
}))

export type Part = (typeof groups)[number]['parts'][number]

/** True for components that a page contains at most once. The overview shows only their names. */
export const isFrame = ({ name }: Part): boolean => ['MobileNotice', 'SkipLink', 'StandalonePage'].includes(name)

/** True for dialogs, drawers and the wizard. */
export const isCover = (part: Part): boolean => {
  const docs: { readonly story?: { readonly inline?: boolean } } | undefined = part.meta.parameters?.['docs']
  return !isFrame(part) && docs?.story?.inline === false
}
