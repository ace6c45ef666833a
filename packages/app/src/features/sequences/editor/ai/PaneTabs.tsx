import { Tab, TabList } from '@fluentui/react-components'
import { memo } from 'react'
import { editorMessages } from '../messages.ts'

const texts = editorMessages.ai

export type PaneTab = 'prompts' | 'preview' | 'page'

interface PaneTabsProps {
  /** Of the panel; a tab's own id is this and its name. */
  readonly id: string
  readonly tab: PaneTab
  /** Label of the further page; without it there is none. */
  readonly pageLabel: string | undefined
  readonly onChange: (tab: PaneTab) => void
}

const isPaneTab = (value: unknown): value is PaneTab => value === 'prompts' || value === 'preview' || value === 'page'

/** What the pane of a step shows. Memoized: typing does not render it again. */
export const PaneTabs = memo(function PaneTabs({ id, tab, pageLabel, onChange }: PaneTabsProps) {
  const tabOf = (value: PaneTab, label: string) => (
    <Tab id={`${id}${value}`} value={value} aria-controls={id}>
      {label}
    </Tab>
  )
  return (
    <TabList
      aria-label={texts.pane}
      size="small"
      selectedValue={tab}
      onTabSelect={(_, { value }) => {
        if (isPaneTab(value)) onChange(value)
      }}
    >
      {tabOf('prompts', texts.prompts)}
      {tabOf('preview', texts.preview)}
      {pageLabel !== undefined && tabOf('page', pageLabel)}
    </TabList>
  )
})
