import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite'

interface Stories {
  readonly default: Meta
  readonly Default?: StoryObj | undefined
}

const groupNames = ['Foundations', 'Data', 'Chat', 'Scheduling', 'Sequences', 'Charts', 'Tandem']
const files = Object.entries(import.meta.glob<Stories>('../*/*/*.stories.tsx', { eager: true }))

/**
 * The components by Storybook's groups. Leaves out story files without the name of their folder, because they show a
 * single aspect of the component.
 */
export const groups = groupNames.map((group) => ({
  group,
  parts: files.flatMap(([file, { default: meta, Default = {} }]) => {
    const [, folder, name, subject] = /^\.\.\/(\w+)\/(\w+)\/(\w+)\.stories/.exec(file) ?? []
    if (name === undefined || name !== subject || folder !== group.toLowerCase()) return []
    return [{ name, meta, FirstStory: composeStory(Default, meta) }]
  }),
}))

export type Part = (typeof groups)[number]['parts'][number]

/** True for components of which a page has only one. Only their stories show them. */
export const isFrame = ({ name }: Part): boolean => ['MobileNotice', 'SkipLink', 'StandalonePage'].includes(name)

/** True for dialogs, drawers and the wizard. They cover the page, so their documentation shows them in a frame. */
export const isCover = (part: Part): boolean => {
  const docs: { readonly story?: { readonly inline?: boolean } } | undefined = part.meta.parameters?.['docs']
  return !isFrame(part) && docs?.story?.inline === false
}
